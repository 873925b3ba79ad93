import { uploadsOf } from '../support/device/uploads-of'
import 'fake-indexeddb/auto'
import { firstValueFrom, map } from 'rxjs'
import { expect, test, vi } from 'vitest'
import { emptyOf } from '#domain/collections'
import { liveAvatar } from '../../web/src/data/pictures/avatars'
import { livePicture } from '../../web/src/data/pictures/live-picture'
import { liveUploadItems } from '../../web/src/data/queries/uploads'
import { sealDatabase } from '../../web/src/data/store/database'
import { countUnsent, unsentIn } from '../../web/src/data/store/unsent'
import { type AccountDatabase, addAvatar, addPhoto, addRow, readPicture, uploadsIn } from '../../web/src/sync'
import { sendUploadsAgain } from '../../web/src/sync/uploads/send-uploads'
import { settleUploads } from '../../web/src/sync/uploads/settle-uploads'
import { tidyPictures } from '../../web/src/sync/uploads/tidy-pictures'
import { dataUrlOf, picture, pictureOf, picturesOf } from '../support/data/pictures'
import { notePulled, stamp } from '../support/device/scripted-transport'
import { dyingAfter } from '../support/device/storage-writes'
import { queuedRow } from '../web/outbox/rows'
import { restartedApp } from './support/restarted-app'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

let name: string
let database: AccountDatabase
const { restart: reopen, startAnew } = restartedApp((opened, its) => {
  database = opened
  name = its
})

/** The app is opened again on what it has stored, so much later. */
async function restart(later = 0): Promise<void> {
  await reopen()
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + later)
  await tidyPictures(database)
  vi.restoreAllMocks()
}

const photo = () => addPhoto(database, { record: 'projects/mine', position: 0 }, picturesOf(pictureOf(picture.png)))
const rows = () => uploadsIn(database, ['draft', 'waiting', 'sent', 'done', 'refused'])

/** Ids whose bytes are on the disk, in either size. */
async function stored(): Promise<string[]> {
  const opening = indexedDB.open(`canteiro-${name}-blobs`)
  await new Promise((resolve) => opening.addEventListener('success', resolve))
  const keys = opening.result.transaction('pictures').objectStore('pictures').getAllKeys()
  await new Promise((resolve) => keys.addEventListener('success', resolve))
  opening.result.close()
  return [...new Set(keys.result.map((key) => String(key).replace(/-small$/, '')))]
}

async function shown(id: string): Promise<string> {
  const bytes = await readPicture(database, id)
  return bytes ? dataUrlOf(bytes) : ''
}

test('[P12] the bytes of an upload are apart from its row, as they were given', async () => {
  await photo()
  const [row] = await rows()
  expect(Object.keys(row ?? {}).sort()).toEqual(['code', 'id', 'position', 'record', 'state'])
  expect(await shown(row?.id ?? '')).toBe(picture.png)
})

test('[P12] wherever the app dies while a photo is kept, no row lacks its bytes, and no bytes stay for ever without a row', async () => {
  for (let writes = 0; ; writes++) {
    const end = await dyingAfter(writes, photo)
    await restart(HOUR_MS + MINUTE_MS)
    const held = (await rows()).map(({ id }) => id)
    expect([writes, await stored()]).toEqual([writes, held])
    if (end === 'ended') {
      expect(held).toHaveLength(1)
      return expect(writes).toBe(3)
    }
    await database.close()
    await startAnew()
  }
})

test('[P12] what counts and lists uploads reads no bytes', async () => {
  await photo()
  await addAvatar(database, 'ana', picturesOf(pictureOf(picture.png)))
  const read: string[] = []
  for (const method of ['get', 'getAll', 'openCursor'] as const) {
    const reads = IDBObjectStore.prototype[method]
    vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (this: IDBObjectStore, ...given: []) {
      read.push(this.transaction.db.name)
      return Reflect.apply(reads, this, given)
    })
    const byIndex = IDBIndex.prototype[method]
    vi.spyOn(IDBIndex.prototype, method).mockImplementation(function (this: IDBIndex, ...given: []) {
      read.push(this.objectStore.transaction.db.name)
      return Reflect.apply(byIndex, this, given)
    })
  }
  expect(await firstValueFrom(liveUploadItems(database))).toHaveLength(2)
  expect(await unsentIn(database)).toEqual({ items: 2, drafts: 0, photos: 0 })
  expect(read).not.toEqual([])
  expect(read.filter((from) => from.endsWith('-blobs'))).toEqual([])
})

test('[P12a] the photo of a draft is neither sent nor counted as unsent, and stays with its bytes', async () => {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: FormData }) => {
    sent.push(String(body.get('id')))
    return Response.json({})
  })
  await notePulled(database)
  await database.projects.bulkInsert([{ ...emptyOf('projects'), id: 'mine', newest: 1 }])
  await addPhoto(database, { record: 'projects/mine', position: 0, state: 'draft' }, picturesOf(pictureOf(picture.png)), 'draft0000000000')
  await addPhoto(database, { record: 'projects/mine', position: 1 }, picturesOf(pictureOf(picture.png)), 'waiting00000000')
  await addPhoto(database, { record: 'projects/written', position: 0, state: 'draft' }, picturesOf(pictureOf(picture.png)), 'written00000000')
  expect(await countUnsent({ database })).toBe(1)
  const uploads = uploadsOf(database)
  await uploads.drain(() => undefined)
  expect(sent).toEqual(['waiting00000000'])
  expect(await countUnsent({ database })).toBe(0)
  expect(await firstValueFrom(liveUploadItems(database))).toEqual([])
  expect(await unsentIn(database)).toEqual({ items: 0, drafts: 0, photos: 2 })
  await restart(DAY_MS)
  expect(await uploadsIn(database, ['draft'])).toMatchObject([{ id: 'written00000000' }])
  expect(await shown('written00000000')).toBe(picture.png)
})

test('[P12g] an upload whose bytes are gone goes to Pendências, and the others are sent', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}))
  await notePulled(database)
  await database.projects.bulkInsert([{ ...emptyOf('projects'), id: 'mine', newest: 1 }])
  await database.uploads.insert({ id: 'without00000000', record: 'projects/mine', position: 0, state: 'waiting', code: '' })
  await addPhoto(database, { record: 'projects/mine', position: 1 }, picturesOf(pictureOf(picture.png)))
  const uploads = uploadsOf(database)
  expect(await uploads.drain(() => undefined)).toEqual({ ok: true })
  expect((await rows()).map(({ state, code }) => `${state} ${code}`)).toEqual(['refused photo_not_here', 'sent '])
})

test('[P12] a picture of a kind that only a later release knows is kept, not sent, and holds up no other', async () => {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push(url)
    return Response.json({})
  })
  await notePulled(database)
  await addPhoto(database, { record: 'later/one', position: 0 }, picturesOf(pictureOf(picture.png)))
  await addAvatar(database, 'ana', picturesOf(pictureOf(picture.png)))
  expect(await uploadsOf(database).drain(() => undefined)).toEqual({ ok: true })
  expect(sent).toEqual(['/api/collections/users/records/ana'])
  await sendUploadsAgain(database)
  await restart(DAY_MS)
  expect((await rows()).map(({ record, state }) => `${record} ${state}`).sort()).toEqual(['later/one waiting', 'users/ana waiting'])
})

test('[P12d] what the server has taken keeps its bytes for seven days, goes again after a rewind, and then goes with them', async () => {
  await photo()
  const [upload] = await rows()
  if (!upload) throw new Error('there is no upload')
  const at = (days: number) => new Date(Date.parse(stamp.now) + days * DAY_MS).toISOString()
  const take = async () => (await database.uploads.findOne(upload.id).exec())?.incrementalPatch({ state: 'sent' })
  await take()
  await settleUploads(database, [upload], at(0), () => true)
  await settleUploads(database, [], at(6), () => true)
  expect(await rows()).toMatchObject([{ state: 'done' }])
  await sendUploadsAgain(database)
  expect(await rows()).toMatchObject([{ state: 'waiting' }])
  expect(await shown(upload.id)).toBe(picture.png)
  await take()
  await settleUploads(database, [upload], at(7), () => true)
  // It was removed from its project since.
  await database.projects.bulkInsert([{ ...emptyOf('projects'), id: 'mine', newest: 1 }])
  await sendUploadsAgain(database)
  expect(await rows()).toMatchObject([{ state: 'done' }])
  await settleUploads(database, [], at(15), () => true)
  expect(await rows()).toEqual([])
  expect(await stored()).toEqual([])
})

test('[A3] of an account that is closed only the bytes of what it has not sent stay', async () => {
  await photo()
  await photo()
  await photo()
  const [sent, seen, unsent] = await rows()
  await (await database.uploads.findOne(sent?.id).exec())?.incrementalPatch({ state: 'sent', answered_at: stamp.now })
  await (await database.uploads.findOne(seen?.id).exec())?.incrementalPatch({ state: 'done', answered_at: stamp.now })
  await database.close()
  await sealDatabase(name)
  expect(await stored()).toEqual([unsent?.id])
  await reopen()
  expect(await shown(unsent?.id ?? '')).toBe(picture.png)
})

test('[P12] a picture has an address for as long as it is shown, and a moment longer', async () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  await addAvatar(database, 'ana', picturesOf(pictureOf(picture.png)))
  const [{ id } = { id: '' }] = await rows()
  for (const address of [livePicture(database, id), liveAvatar(database, 'ana').pipe(map(({ src }) => src))]) {
    const seen: string[] = []
    const following = new Promise<() => void>((resolve) => {
      const subscription = address.subscribe((next) => {
        seen.push(next)
        resolve(() => subscription.unsubscribe())
      })
    })
    const end = await following
    expect(seen[0]).toMatch(/^blob:/)
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    end()
    // An image that was drawn with it a moment ago may still have to read it.
    expect(revoke).not.toHaveBeenCalledWith(seen[0])
    vi.runAllTimers()
    expect(revoke).toHaveBeenCalledWith(seen[0])
    vi.useRealTimers()
  }
})

test('[P12a] a draft’s photos wait to be sent once its project is in the outbox, also when the app died in between', async () => {
  await addPhoto(database, { record: 'projects/given', position: 0, state: 'draft' }, picturesOf(pictureOf(picture.png)), 'given0000000000')
  await addPhoto(database, { record: 'projects/written', position: 0, state: 'draft' }, picturesOf(pictureOf(picture.png)), 'written00000000')
  await addRow(database, queuedRow('publish_project', {}, { record: 'projects/given' }))
  await restart()
  expect((await rows()).map(({ id, state }) => `${id} ${state}`).sort()).toEqual(['given0000000000 waiting', 'written00000000 draft'])
})
