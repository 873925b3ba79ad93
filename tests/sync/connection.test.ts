import 'fake-indexeddb/auto'
import { EventSource } from 'eventsource'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '#new-id'
import { openDatabase } from '../../web/src/data/store/database'
import { type AccountDatabase, addRow, rowsIn, startSync } from '../../web/src/sync'
import { aProject } from '../domain/builders'
import { nothingNew } from '../support/device/scripted-transport'
import { createTabLocks } from '../support/device/tab-locks'
import { queuedRow } from '../web/outbox/rows'

let database: AccountDatabase

beforeEach(async () => {
  database = await openDatabase(newId())
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await database.close()
})

/** An engine on a device whose network comes and goes, and the requests that it has made. */
function connect() {
  const asked: { path: string; answer: (response: Response) => void }[] = []
  vi.stubGlobal('EventSource', EventSource)
  vi.stubGlobal('fetch', (url: string) => new Promise<Response>((answer) => asked.push({ path: new URL(url).pathname, answer })))
  let isOnline = true
  let tell: () => void = () => undefined
  const sync = startSync({
    database,
    userId: 'ana',
    baseUrl: 'http://server.invalid',
    token: () => 'token',
    environment: {
      isOnline: () => isOnline,
      isVisible: () => true,
      onChange: (listener) => {
        tell = listener
        return () => undefined
      },
      locks: createTabLocks(),
    },
    onAnswered: () => undefined,
    onUploaded: () => undefined,
    onAccountRemoved: () => undefined,
  })
  const go = (online: boolean) => {
    isOnline = online
    tell()
  }
  return { sync, asked, go }
}

test('a round that ends after the network has gone leaves the device offline', async () => {
  const { sync, asked, go } = connect()
  await expect.poll(() => asked.length).toBe(1)
  go(false)
  expect(sync.status().connection).toBe('offline')
  asked[0]?.answer(Response.json(nothingNew()))
  await expect.poll(() => sync.status().complete).toBe(true)
  expect(sync.status().connection).toBe('offline')
  sync.stop()
})

test.each([true, false])(
  '[P9] what is given without a network was never sent, and goes out once a pull is answered all the same; stored %s',
  async (isStored) => {
    const { sync, asked, go } = connect()
    const pulls = () => asked.filter(({ path }) => path === '/api/sync/pull')
    const pushes = () => asked.filter(({ path }) => path === '/api/sync/push')
    await expect.poll(() => pulls().length).toBe(1)
    pulls()[0]?.answer(Response.json(nothingNew()))
    await expect.poll(() => sync.status().complete).toBe(true)
    go(false)
    const row = await addRow(database, queuedRow('edit_account', { about: 'novo' }))
    // It asks once whether the device is mistaken.
    await expect.poll(() => pulls().length).toBe(2)
    expect(pushes()).toEqual([])
    expect(await rowsIn(database, ['queued'])).toMatchObject([{ id: row.id, first_sent: '' }])
    if (!isStored) vi.spyOn(database.projects, 'bulkUpsert').mockRejectedValue(new DOMException('no room', 'QuotaExceededError'))
    const answer = nothingNew()
    const changed = { ...answer.collections.projects, documents: [aProject()] }
    pulls()[1]?.answer(Response.json({ ...answer, collections: { ...answer.collections, projects: changed } }))
    await expect.poll(() => pushes().length).toBe(1)
    expect(await rowsIn(database, ['sent'])).toMatchObject([{ id: row.id }])
    sync.stop()
  },
)
