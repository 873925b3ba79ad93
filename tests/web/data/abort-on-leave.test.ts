import { afterAll, expect, test, vi } from 'vitest'
import { abortTransactionsOnLeave } from '../../../web/src/data/store/abort-on-leave'

const session = vi.hoisted(() => ({ isOpen: true }))
vi.mock('../../../web/src/data/session/session', () => ({ storedSession: () => (session.isOpen ? {} : null) }))

const { transaction } = IDBDatabase.prototype

afterAll(() => {
  IDBDatabase.prototype.transaction = transaction
})

const turn = (type: 'pagehide' | 'pageshow', persisted: boolean) => window.dispatchEvent(Object.assign(new Event(type), { persisted }))

test('a page that a browser keeps for its button back holds no transaction that another page would wait for, and loads anew as it comes back', async () => {
  abortTransactionsOnLeave()
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
  const database = await opened('kept-page')
  const begin = () => database.transaction('things', 'readwrite')

  expect(await ended(begin())).toBe('complete')
  turn('pagehide', false)
  turn('pageshow', false)
  expect(reload).not.toHaveBeenCalled()

  const open = begin()
  open.objectStore('things').put('one', 1)
  turn('pagehide', true)
  expect(await ended(open)).toBe('abort')
  expect(await ended(begin())).toBe('abort')
  turn('pageshow', true)
  expect(reload).toHaveBeenCalledOnce()
  database.close()
})

test('a page whose database is closed under it loads anew, unless it has only just begun', async () => {
  abortTransactionsOnLeave()
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
  const now = vi.spyOn(performance, 'now')
  const close = async (name: string, type: string, age: number) => {
    reload.mockClear()
    const listening = vi.spyOn(IDBDatabase.prototype, 'addEventListener')
    const database = await opened(name)
    await ended(database.transaction('things'))
    now.mockReturnValue(age)
    for (const [heard, listener] of listening.mock.calls) if (heard === type && typeof listener === 'function') listener(new Event(type))
    database.close()
    listening.mockRestore()
    return reload.mock.calls.length
  }
  expect(await close('rxdb-dexie-canteiro-ana--0--outbox', 'close', 61_000)).toBe(1)
  expect(await close('rxdb-dexie-canteiro-ana--0--projects', 'versionchange', 61_000)).toBe(1)
  expect(await close('rxdb-dexie-canteiro-ana--0--users', 'close', 1_000)).toBe(0)
  expect(await close('canteiro-ana-blobs', 'close', 61_000)).toBe(0)
  session.isOpen = false
  expect(await close('rxdb-dexie-canteiro-ana--0--messages', 'versionchange', 61_000)).toBe(0)
})

function opened(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name)
  request.onupgradeneeded = () => request.result.createObjectStore('things')
  return new Promise((resolve) => {
    request.onsuccess = () => resolve(request.result)
  })
}

function ended(begun: IDBTransaction): Promise<string> {
  return new Promise((resolve) => {
    for (const end of ['complete', 'abort']) begun.addEventListener(end, () => resolve(end))
  })
}
