import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyOf } from '#domain/collections'
import { newId } from '#new-id'
import type { AccountStore } from '../../web/src/data/store/account-store'
import { openDatabase } from '../../web/src/data/store/database'
import { countUnsent } from '../../web/src/data/store/unsent'
import { unsentOnDisk } from '../../web/src/data/store/unsent-on-disk'
import { discardUploads, wasDraft } from '../../web/src/data/uploads/discard-uploads'
import { discardDraftPhotos, keepDraftPhoto } from '../../web/src/data/uploads/draft-photos'
import { goBack, hasWayBack, UNDO_MS } from '../../web/src/data/way-back'
import {
  type AccountDatabase,
  addPhoto,
  addRow,
  finishUploadDiscards,
  finishUploadsOf,
  holdWayBack,
  readPicture,
  uploadsIn,
} from '../../web/src/sync'
import { sendGivenDrafts } from '../../web/src/sync/draft-photos'
import { createUploads } from '../../web/src/sync/send-uploads'
import { changeUpload } from '../../web/src/sync/uploads'
import { changeUnheard } from '../support/another-page'
import { picture, pictureOf, picturesOf } from '../support/pictures'
import { stamp } from '../support/scripted-transport'
import { dyingAfter } from '../support/storage-writes'
import { createTabLocks } from '../support/tab-locks'
import { queuedRow } from '../web/outbox/rows'

let name: string
let database: AccountDatabase

beforeEach(startAnew)
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await database.close()
})

async function startAnew(): Promise<void> {
  vi.stubGlobal('localStorage', {})
  name = newId()
  database = await openDatabase(name)
}

async function restart(): Promise<void> {
  await database.close()
  database = await openDatabase(name)
}

const account = (locks?: LockManager) => ({ database, locks }) as Pick<AccountStore, 'database' | 'locks'>
const record = 'projects/mine'
const keep = (position: number, state: 'draft' | 'waiting' = 'draft') =>
  addPhoto(database, { record, position, state }, picturesOf(pictureOf(picture.png)))
const all = () => uploadsIn(database, ['draft', 'waiting', 'sent', 'done', 'refused', 'discarded'])
const states = async () => (await all()).map(({ state }) => state)
const must = async (index: number) => {
  const row = (await all())[index]
  if (!row) throw new Error('There is no such upload.')
  return row
}

test('[PRODUCT 59] [P12] photos that are thrown away come back as they were, refused ones with their reason, and their bytes were never gone', async () => {
  await keep(0)
  await keep(1)
  await keep(2, 'waiting')
  await changeUpload(database, (await must(2)).id, () => ({ state: 'refused', code: 'too_many_photos' }))
  const before = await all()
  await discardUploads(account(), [await must(0)])
  await discardUploads(account(), before.slice(1), { as: ['the rest'] })
  expect(await states()).toEqual(['discarded', 'discarded', 'discarded'])
  await goBack(before[0]?.id ?? '')
  expect(await states()).toEqual(['draft', 'discarded', 'discarded'])
  await goBack('the rest')
  expect(await all()).toEqual(before)
  for (const { id } of before) expect(await readPicture(database, id)).not.toBeNull()
  expect(hasWayBack('the rest')).toBe(false)
})

test('[PRODUCT 59] [P12] what is thrown away by two taps at once comes back, and stays', async () => {
  const locks = createTabLocks()
  await keep(0)
  const photo = await must(0)
  const taps = [discardUploads(account(locks), [photo]), discardUploads(account(locks), [photo])]
  await expect.poll(() => hasWayBack(photo.id)).toBe(true)
  await expect.poll(states).toEqual(['discarded'])
  await goBack(photo.id)
  await Promise.all(taps)
  expect(await states()).toEqual(['draft'])
  await discardUploads(account(locks), [photo])
  expect(await states()).toEqual(['discarded'])
})

test('[PRODUCT 59] [P12] what another page brought back while this one waited for it is discarded as it is now, or not at all', async () => {
  const locks = createTabLocks()
  await keep(0, 'waiting')
  const photo = await must(0)
  const other = await holdWayBack(locks, [photo.id])
  const tap = discardUploads(account(locks), [photo])
  await changeUpload(database, photo.id, () => ({ state: 'refused', code: 'too_many_photos' }))
  other()
  await tap
  expect([await states(), hasWayBack(photo.id)]).toEqual([['refused'], false])
})

test('[PRODUCT 59] [P12] what was discarded says whether it is a photo of the draft, for as long as it can be brought back', async () => {
  await keep(0)
  await keep(1, 'waiting')
  const [draft, waiting] = [await must(0), await must(1)]
  await discardUploads(account(), [draft])
  await discardUploads(account(), [waiting])
  expect([wasDraft(draft.id), wasDraft(waiting.id)]).toEqual([true, false])
  await goBack(draft.id)
  expect(wasDraft(draft.id)).toBe(false)
})

test('[PRODUCT 59] [P12] photos of a draft that come back go with those added meanwhile, before them, as many as a project takes', async () => {
  const add = (projectId: string) => keepDraftPhoto({ database, userId: name }, projectId, picturesOf(pictureOf(picture.png)))
  for (let n = 0; n < 3; n++) await add('first')
  const old = (await all()).map(({ id }) => id)
  const left = vi.fn(async (_left: number) => undefined)
  await discardDraftPhotos(account(), 'the draft', left)
  await add('second')
  const added = (await all()).find(({ state }) => state === 'draft')
  await goBack('the draft')
  expect((await all()).map(({ id, state, record: of }) => [id, state, of])).toEqual([...old, added?.id].map((id) => [id, 'draft', 'projects/second']))
  expect(left).toHaveBeenLastCalledWith(0)
  await discardDraftPhotos(account(), 'the draft', left)
  for (let n = 0; n < 6; n++) await add('third')
  await goBack('the draft')
  const now = await all()
  expect(now.map(({ id }) => id).slice(0, 2)).toEqual(old.slice(0, 2))
  expect([now.length, new Set(now.map((row) => row.record)).size]).toEqual([8, 1])
  expect(left).toHaveBeenLastCalledWith(2)
})

test('[PRODUCT 59] [P12] [A2] what is thrown away is neither sent nor counted, and does not follow its project', async () => {
  await keep(0)
  await keep(1, 'waiting')
  expect([await countUnsent({ database }), (await unsentOnDisk(name))?.items]).toEqual([1, 1])
  for (const row of await all()) await discardUploads(account(), [row])
  expect([await countUnsent({ database }), (await unsentOnDisk(name))?.items]).toEqual([0, 0])
  await addRow(database, queuedRow('publish_project', {}, { record }))
  await sendGivenDrafts(database)
  expect(await states()).toEqual(['discarded', 'discarded'])
  await finishUploadsOf(database, 'projects/other')
  expect(await states()).toHaveLength(2)
  await finishUploadsOf(database, record)
  expect(await all()).toEqual([])
})

test.each([
  ['taken', 'sent', Response.json({})],
  ['refused', 'discarded', Response.json({ data: { file: { code: 'validation_invalid_mime_type' } } }, { status: 400 })],
] as const)('[PRODUCT 59] [P12] a photo on its way that is thrown away meanwhile and %s is %s', async (_case, state, answer) => {
  await database.upsertLocal('feed', { token: stamp.token, seen: stamp.end, now: stamp.now, collections: {}, sweeping: [] })
  await database.projects.bulkInsert([{ ...emptyOf('projects'), id: 'mine', newest: 1 }])
  await keep(0, 'waiting')
  const [upload, told] = [await must(0), vi.fn()]
  vi.stubGlobal('fetch', async () => {
    await discardUploads(account(), [upload])
    return answer
  })
  await createUploads({ database, baseUrl: '', token: () => '', lease: () => () => true, lastPull: () => 0, onSending: () => undefined }).drain(told)
  expect(await states()).toEqual([state])
  if (state === 'discarded') expect(told).toHaveBeenCalledWith({ sent: [], refused: [] })
})

test('[PRODUCT 59] [P12] after eight seconds a photo is gone with its bytes, and so it is when the app ends before', async () => {
  await keep(0)
  await keep(1)
  const [first, second] = [await must(0), await must(1)]
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await discardUploads(account(), [first])
  vi.advanceTimersByTime(UNDO_MS)
  vi.useRealTimers()
  await expect.poll(async () => (await all()).map(({ id }) => id)).toEqual([second.id])
  await expect.poll(() => readPicture(database, first.id)).toBeNull()
  await discardUploads(account(), [second])
  await restart()
  await finishUploadDiscards(database)
  expect(await all()).toEqual([])
})

test('[PRODUCT 59] [P12] a photo that another page has just brought back stays, although nothing but the lock has told of it yet', async () => {
  const locks = createTabLocks()
  await keep(0)
  const photo = await must(0)
  await changeUpload(database, photo.id, () => ({ state: 'discarded' }))
  expect(await states()).toEqual(['discarded'])
  const letGo = await holdWayBack(locks, [photo.id])
  const asked = vi.spyOn(locks, 'request')
  const opened = finishUploadDiscards(database, locks)
  await expect.poll(() => asked.mock.calls.length).toBe(1)
  await changeUnheard(database.uploads, [photo.id], { state: 'draft' })
  letGo()
  await opened
  await restart()
  expect(await states()).toEqual(['draft'])
  expect(await readPicture(database, photo.id)).not.toBeNull()
})

test('[PRODUCT 59] [P12] a photo that another page has just changed is discarded as it is now, although nothing but the lock has told of it yet', async () => {
  const locks = createTabLocks()
  await keep(0, 'waiting')
  const photo = await must(0)
  await uploadsIn(database, ['waiting'])
  const letGo = await holdWayBack(locks, [photo.id])
  const tap = discardUploads(account(locks), [photo])
  await changeUnheard(database.uploads, [photo.id], { state: 'refused', code: 'too_many_photos' })
  letGo()
  await tap
  await restart()
  expect([await states(), hasWayBack(photo.id)]).toEqual([['refused'], false])
})

test('[PRODUCT 59] [P12] another page that opens within the eight seconds leaves the way back, and finishes what nobody brought back', async () => {
  const locks = createTabLocks()
  await keep(0)
  const photo = await must(0)
  await discardUploads(account(locks), [photo])
  const asked = vi.spyOn(locks, 'request')
  const opened = finishUploadDiscards(database, locks)
  await expect.poll(() => asked.mock.calls.length).toBe(1)
  await goBack(photo.id)
  await opened
  expect(await states()).toEqual(['draft'])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await discardUploads(account(locks), [photo])
  const reopened = finishUploadDiscards(database, locks)
  vi.advanceTimersByTime(UNDO_MS)
  vi.useRealTimers()
  await reopened
  expect(await all()).toEqual([])
})

test('[PRODUCT 59] [P12] wherever the app dies while photos are thrown away, each is there as it was, or gone', async () => {
  for (let writes = 0; ; writes++) {
    await keep(0)
    await keep(1)
    const before = await all()
    const end = await dyingAfter(writes, () => discardUploads(account(), before))
    await restart()
    await finishUploadDiscards(database)
    for (const row of await all()) expect(before).toContainEqual(row)
    if (end === 'ended') return expect([writes, await all()]).toEqual([expect.any(Number), []])
    await database.close()
    await startAnew()
  }
})
