import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '#new-id'
import { openDatabase } from '../../../web/src/data/store/database'
import { type AccountDatabase, addPhoto, startSync } from '../../../web/src/sync'
import { picture, pictureOf, picturesOf } from '../../support/pictures'
import { nothingNew } from '../../support/scripted-transport'
import { createTabLocks } from '../../support/tab-locks'

const didNotCome = vi.hoisted(() => () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
vi.mock('../../../web/src/sync/uploads/settle-uploads', didNotCome)
vi.mock('../../../web/src/sync/uploads/send-uploads', didNotCome)

let userId: string
let database: AccountDatabase
beforeEach(async () => {
  userId = newId()
  database = await openDatabase(userId)
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await database.close()
})

/** An engine whose server has nothing new. */
function connect() {
  vi.stubGlobal('EventSource', class extends EventTarget {})
  vi.stubGlobal('fetch', async () => Response.json(nothingNew()))
  return startSync({
    database,
    userId,
    baseUrl: 'http://server.invalid',
    token: () => 'token',
    environment: { isOnline: () => true, isVisible: () => true, onChange: () => () => undefined, locks: createTabLocks() },
    onAnswered: () => undefined,
    onUploaded: () => undefined,
    onAccountRemoved: () => undefined,
  })
}

test('a round counts although the code that settles photos did not come', async () => {
  await database.uploads.insert({ id: newId(), record: 'projects/x', position: 0, state: 'done', code: '', answered_at: '2026-11-20T12:00:00.000Z' })
  const sync = connect()
  await expect.poll(() => sync.status().complete).toBe(true)
  expect(sync.status()).toMatchObject({ storage: '', connection: 'online' })
  sync.stop()
})

test('code that sends photos and did not come is not told as storage that does not work', async () => {
  const told = vi.spyOn(console, 'info').mockReturnValue(undefined)
  await addPhoto(database, { record: 'projects/x', position: 0 }, picturesOf(pictureOf(picture.png)))
  const sync = connect()
  await expect.poll(() => told.mock.calls.flat().map(String).join()).toContain('A piece of the code did not come.')
  expect(sync.status().storage).toBe('')
  sync.stop()
})
