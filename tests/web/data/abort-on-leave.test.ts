import { afterEach, expect, test, vi } from 'vitest'
import { abortTransactionsOnLeave } from '../../../web/src/data/store/abort-on-leave'

const { transaction } = IDBDatabase.prototype

afterEach(() => {
  IDBDatabase.prototype.transaction = transaction
  vi.restoreAllMocks()
})

const turn = (type: 'pagehide' | 'pageshow', persisted: boolean) => window.dispatchEvent(Object.assign(new Event(type), { persisted }))

test('a page that a browser keeps for its button back holds no transaction that another page would wait for, and starts anew where that broke one off', async () => {
  abortTransactionsOnLeave()
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
  const database = await opened('kept-page')
  const begin = () => database.transaction('things', 'readwrite')

  expect(await ended(begin())).toBe('complete')
  turn('pagehide', true)
  turn('pageshow', true)
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
