import 'fake-indexeddb/auto'
import { EventSource } from 'eventsource'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { collectionNames } from '#domain/documents'
import { newId } from '#new-id'
import { openDatabase } from '../../web/src/data/store/database'
import { type AccountDatabase, startSync } from '../../web/src/sync'
import { stamp } from '../support/scripted-transport'
import { createTabLocks } from '../support/tab-locks'

let database: AccountDatabase

beforeEach(async () => {
  database = await openDatabase(newId())
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await database.close()
})

const nothingNew = () => {
  const collection = { documents: [], checkpoint: { head: stamp.end, floors: {} }, more: false }
  return { ...stamp, channels: [], collections: Object.fromEntries(collectionNames.map((name) => [name, collection])) }
}

test('a round that ends after the network has gone leaves the device offline', async () => {
  const asked: ((response: Response) => void)[] = []
  vi.stubGlobal('EventSource', EventSource)
  vi.stubGlobal('fetch', () => new Promise<Response>((answer) => asked.push(answer)))
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
  await expect.poll(() => asked.length).toBe(1)
  isOnline = false
  tell()
  expect(sync.status().connection).toBe('offline')
  asked[0]?.(Response.json(nothingNew()))
  await expect.poll(() => sync.status().complete).toBe(true)
  expect(sync.status().connection).toBe('offline')
  sync.stop()
})
