import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { newId } from '#new-id'
import { errorText, texts } from '#texts'
import { storedOrTold } from '../../../web/src/components/stored-or-told'
import { openDatabase, sealDatabase } from '../../../web/src/data/store/database'
import { keepDraftPhoto, orderUploads } from '../../../web/src/data/uploads/draft-photos'
import { keepAvatar } from '../../../web/src/data/uploads/keep-avatar'
import { livePicture } from '../../../web/src/data/uploads/live-picture'
import { photoBytes } from '../../../web/src/data/uploads/photo-bytes'
import { type AccountDatabase, addPhoto, addRow, startSync, uploadsIn } from '../../../web/src/sync'
import { dropUploadsOf } from '../../../web/src/sync/uploads/uploads'
import { toastQueue } from '../../../web/src/ui/feedback/toasts'
import { picture, pictureOf, picturesOf } from '../../support/pictures'
import { nothingNew } from '../../support/scripted-transport'
import { createTabLocks } from '../../support/tab-locks'
import { queuedRow } from '../outbox/rows'
import { standInAccount } from './stand-in-account'

/** Code that has come stays: each test begins on a page that has none of it. */
const late = ['pictures', 'draft-photos', 'tidy-pictures', 'send-uploads'].map((name) => `../../../web/src/sync/uploads/${name}`)
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
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
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

test('another order of photos whose code did not come is told as no connection', async () => {
  onTestFinished(() => toastQueue.clear())
  expect(await storedOrTold(texts.storage.photosNotOrdered, () => orderUploads(database, ['one', 'two']))).toBe(false)
  expect(toastQueue.visibleToasts.map(({ content }) => content.description)).toEqual([errorText('unreachable')])
})

test('[P12] what is thrown away is gone although the code that removes its bytes did not come', async () => {
  await keptBefore()
  await dropUploadsOf(database, ['projects/mine'])
  expect(await uploadsIn(database, ['waiting'])).toEqual([])
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

test('a photo of this device whose code did not come is no photo that is gone', async () => {
  const id = await keptBefore()
  const ask = () =>
    photoBytes({
      account: account(),
      token: '',
      photo: { id, file: '', project: 'mine' },
      size: 'picture',
      signal: new AbortController().signal,
    })
  expect(await ask()).toEqual(unreached)
  isThere = true
  expect(await ask()).toMatchObject({ ok: true })
})

test('[A3] an account whose closing failed for code that did not come is closed by another try of the same page', async () => {
  await database.close()
  await expect(sealDatabase(userId)).rejects.toThrow()
  isThere = true
  await sealDatabase(userId)
  database = await openDatabase(userId)
})

test('[P12] photos of a project that was given are sent without another start where the code for that comes late', async () => {
  const id = await keptBefore('draft')
  await addRow(database, queuedRow('publish_project', {}, { record: 'projects/mine' }))
  vi.stubGlobal('EventSource', class extends EventTarget {})
  vi.stubGlobal('fetch', async () => Response.json(nothingNew()))
  const sync = startSync({
    database,
    userId,
    baseUrl: 'http://server.invalid',
    token: () => 'token',
    environment: { isOnline: () => true, isVisible: () => true, onChange: () => () => undefined, locks: createTabLocks() },
    onAnswered: () => undefined,
    onUploaded: () => undefined,
    onAccountRemoved: () => undefined,
  })
  await expect.poll(() => sync.status().complete).toBe(true)
  expect(sync.status().storage).toBe('')
  isThere = true
  await expect.poll(() => uploadsIn(database, ['waiting'])).toMatchObject([{ id }])
  sync.stop()
})
