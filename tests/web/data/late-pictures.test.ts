import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '#new-id'
import { livePicture } from '../../../web/src/data/pictures/live-picture'
import { openDatabase } from '../../../web/src/data/store/database'
import { keepDraftPhoto } from '../../../web/src/data/uploads/draft-photos'
import { keepAvatar } from '../../../web/src/data/uploads/keep-avatar'
import { type AccountDatabase, addPhoto, uploadsIn } from '../../../web/src/sync'
import { picture, pictureOf, picturesOf } from '../../support/data/pictures'
import { standInAccount } from './stand-in-account'

/** Code that has come stays: each test begins on a page that has none of it. */
const late = ['add-photo', 'pictures', 'draft-photos', 'tidy-pictures', 'send-uploads'].map((name) => `../../../web/src/sync/uploads/${name}`)
let isThere: boolean
let userId: string
let database: AccountDatabase

function beginWithout(): void {
  isThere = false
  for (const path of late)
    vi.doMock(path, async (load) => {
      if (!isThere) throw new TypeError('Failed to fetch dynamically imported module')
      return load()
    })
}

beforeEach(async () => {
  beginWithout()
  vi.spyOn(console, 'info').mockReturnValue(undefined)
  userId = newId()
  database = await openDatabase(userId)
})
afterEach(async () => {
  for (const path of late) vi.doUnmock(path)
  await database.close()
})

const unreached = { ok: false, code: 'unreachable' }
const bytes = picturesOf(pictureOf(picture.png))
const account = () => standInAccount(database)

/** A photo that was kept on an earlier visit. */
async function keptBefore(state: 'draft' | 'waiting' = 'waiting', record = 'projects/mine'): Promise<string> {
  const id = newId()
  isThere = true
  await addPhoto(database, { record, position: 0, state }, bytes, id)
  beginWithout()
  return id
}

test('[P12f] a photo and an avatar whose code did not come are told as no connection, not as broken storage, and can be kept once it comes', async () => {
  expect(await keepDraftPhoto(account(), 'mine', bytes)).toEqual(unreached)
  expect(await keepAvatar(account(), bytes)).toEqual(unreached)
  expect(await uploadsIn(database, ['draft', 'waiting'])).toEqual([])
  isThere = true
  expect(await keepDraftPhoto(account(), 'mine', bytes)).toEqual({ ok: true })
  expect(await keepAvatar(account(), bytes)).toEqual({ ok: true })
  expect(await uploadsIn(database, ['draft', 'waiting'])).toHaveLength(2)
})

test('[P12f] a picture whose code did not come is read once it comes', async () => {
  const id = await keptBefore()
  const seen: string[] = []
  const following = livePicture(database, id).subscribe((address) => seen.push(address))
  await expect.poll(() => vi.mocked(console.info).mock.calls.length).toBeGreaterThan(0)
  isThere = true
  await expect.poll(() => seen).toEqual([expect.stringMatching(/^blob:/)])
  following.unsubscribe()
})
