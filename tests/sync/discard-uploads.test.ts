import { uploadsOf } from '../support/uploads-of'
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyOf } from '#domain/collections'
import { newId } from '#new-id'
import { discardUploads } from '../../web/src/data/discard'
import { openDatabase } from '../../web/src/data/store/database'
import { countUnsent } from '../../web/src/data/store/unsent'
import { undo } from '../../web/src/data/undo'
import { discardDraftPhoto, discardDraftPhotos, keepDraftPhoto } from '../../web/src/data/uploads/draft-photos'
import {
  type AccountDatabase,
  addAvatar,
  addPhoto,
  addRow,
  isDiscarded,
  readPicture,
  removeDiscarded,
  type UploadRow,
  uploadsIn,
} from '../../web/src/sync'
import { sendDispatchedDrafts } from '../../web/src/sync/uploads/draft-photos'
import { removePictures } from '../../web/src/sync/uploads/pictures'
import { sendUploadsAgain } from '../../web/src/sync/uploads/send-uploads'
import { changeUpload } from '../../web/src/sync/uploads/uploads'
import { changeUnheard } from '../support/another-page'
import { picture, pictureOf, picturesOf } from '../support/pictures'
import { stamp } from '../support/scripted-transport'
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

const record = 'projects/mine'
const keep = (position: number, state: 'draft' | 'waiting' = 'draft') =>
  addPhoto(database, { record, position, state }, picturesOf(pictureOf(picture.png)))
/** With discarded ones, in their order. */
const all = async () =>
  (await database.uploads.find().exec()).map((row) => row.toMutableJSON()).toSorted((one, other) => one.position - other.position)
const states = async () => (await all()).map((row) => (isDiscarded(row) ? 'discarded' : row.state))
const must = async (index: number) => {
  const row = (await all())[index]
  if (!row) throw new Error('There is no such upload.')
  return row
}

test('[PRODUCT 59] [P12a] photos that are discarded come back as they were, refused ones with their reason, and their bytes were never gone', async () => {
  await keep(0)
  await keep(1, 'waiting')
  await keep(2, 'waiting')
  await changeUpload(database, (await must(2)).id, () => ({ state: 'refused', code: 'too_many_photos' }))
  const before = await all()
  // Twice, before the button is redrawn.
  await Promise.all([discardDraftPhoto({ database }, await must(0)), discardDraftPhoto({ database }, await must(0))])
  await discardUploads({ database }, before.slice(1))
  expect([await states(), await uploadsIn(database, ['draft', 'waiting', 'refused'])]).toEqual([['discarded', 'discarded', 'discarded'], []])
  for (const { id } of before.slice(0, 2)) await undo(id)
  expect(await all()).toEqual(before.map((row) => ({ ...row, discarded_at: '' })))
  for (const { id } of before) expect(await readPicture(database, id)).not.toBeNull()
})

test('[PRODUCT 59] [P12a] photos of a draft that come back go with those added meanwhile, before them, as many as a project takes', async () => {
  const add = (projectId: string) => keepDraftPhoto({ database, userId: name }, projectId, picturesOf(pictureOf(picture.png)))
  for (let n = 0; n < 3; n++) await add('first')
  const old = (await all()).map(({ id }) => id)
  const undoFirst = await discardDraftPhotos({ database })
  await add('second')
  expect(await undoFirst()).toBe(0)
  const back = await all()
  expect([back.map(({ id }) => id).slice(0, 3), await states()]).toEqual([old, ['draft', 'draft', 'draft', 'draft']])
  expect(new Set(back.map((row) => row.record)).size).toBe(1)
  const undoAll = await discardDraftPhotos({ database })
  for (let n = 0; n < 6; n++) await add('third')
  expect(await undoAll()).toBe(2)
  const now = await uploadsIn(database, ['draft'])
  expect([now.map(({ id }) => id).slice(0, 2), now.length, new Set(now.map((row) => row.record)).size]).toEqual([old.slice(0, 2), 8, 1])
})

test('[PRODUCT 59] [P12a] [A2] what is discarded is neither sent nor counted, and does not follow its project', async () => {
  await keep(0)
  await keep(1, 'waiting')
  expect(await countUnsent({ database })).toBe(1)
  for (const row of await all()) await discardUploads({ database }, [row])
  expect(await countUnsent({ database })).toBe(0)
  await addRow(database, queuedRow('publish_project', {}, { record }))
  await sendDispatchedDrafts(database)
  expect((await all()).map(({ state }) => state)).toEqual(['draft', 'waiting'])
  for (const { id } of await all()) await changeUpload(database, id, () => ({ discarded_at: stamp.now }))
  await removeDiscarded(database)
  expect(await all()).toEqual([])
})

describe('of a project that the server has', () => {
  let sent: string[]
  /** What becomes of the first photo while it is on its way. */
  let meanwhile: () => Promise<Response>

  beforeEach(async () => {
    await database.upsertLocal('feed', { token: stamp.token, seen: stamp.end, now: stamp.now, collections: {}, sweeping: [] })
    await database.projects.bulkInsert([{ ...emptyOf('projects'), id: 'mine', newest: 1 }])
    await keep(0, 'waiting')
    sent = []
    vi.stubGlobal('fetch', async (_url: string, { body }: { body: FormData }) => {
      sent.push(String(body.get('id')))
      return sent.length === 1 ? meanwhile() : Response.json({})
    })
  })
  const drains = async () => {
    const told = vi.fn()
    await uploadsOf(database).drain(told)
    return told
  }

  test.each([
    ['taken', 'sent', Response.json({})],
    ['refused', 'discarded', Response.json({ data: { file: { code: 'validation_invalid_mime_type' } } }, { status: 400 })],
  ] as const)('[PRODUCT 59] [P12a] a photo on its way that is discarded meanwhile and %s is %s', async (_case, state, answer) => {
    const upload = await must(0)
    meanwhile = async () => {
      await discardUploads({ database }, [upload])
      return answer
    }
    const told = await drains()
    expect(await states()).toEqual([state])
    if (state === 'discarded') expect(told).toHaveBeenCalledWith({ sent: [], refused: [] })
  })

  test.each([
    ['here', (photo: UploadRow) => discardUploads({ database }, [photo])],
    ['on another page', ({ id }: UploadRow) => changeUnheard(database.uploads, [id], { discarded_at: stamp.now })],
  ] as const)('[PRODUCT 59] [P12a] a photo that is discarded %s while the one before it is being sent is not sent', async (_where, discard) => {
    await keep(1, 'waiting')
    const [first, second] = [await must(0), await must(1)]
    meanwhile = async () => {
      await discard(second)
      return Response.json({})
    }
    await drains()
    await restart()
    expect(sent).toEqual([first.id])
    expect(await states()).toEqual(['sent', 'discarded'])
  })

  test.each([
    ['with its bytes', true],
    ['and its bytes are still here', false],
  ])('[P12] a photo that goes on another page while the one before it is being sent, %s, is neither sent nor told of', async (_case, isWhole) => {
    await keep(1, 'waiting')
    const [first, second] = [await must(0), await must(1)]
    meanwhile = async () => {
      await changeUnheard(database.uploads, [second.id], { _deleted: true })
      if (isWhole) await removePictures(database, [second.id])
      return Response.json({})
    }
    const told = await drains()
    expect(sent).toEqual([first.id])
    expect(told.mock.calls.flatMap(([{ sent, refused }]) => [...sent, ...refused].map(({ id }: UploadRow) => id))).toEqual([first.id])
  })

  test('[P12] an avatar that a newer one replaces before its sending has begun is not sent', async () => {
    await addAvatar(database, name, picturesOf(pictureOf(picture.png)))
    // In the second place, so that the photo goes before it.
    await addAvatar(database, name, picturesOf(pictureOf(picture.png)))
    let newer = ''
    meanwhile = async () => {
      await addAvatar(database, name, picturesOf(pictureOf(picture.otherPng)))
      newer = (await all()).find(({ record: of }) => of === `users/${name}`)?.id ?? ''
      return Response.json({})
    }
    const named: string[] = []
    const send = fetch
    vi.stubGlobal('fetch', async (url: string, request: { body: FormData }) => {
      const avatar = request.body.get('avatar')
      if (avatar instanceof File) named.push(avatar.name)
      return send(url, request as RequestInit)
    })
    await drains()
    await drains()
    expect(named).toEqual([`${newer}.png`])
  })

  test('[F7] [P12a] a photo that waits again after a rewind, and is discarded then, is not sent by what took it before', async () => {
    meanwhile = async () => Response.json({})
    const upload = await must(0)
    const getLocal = database.getLocal.bind(database)
    vi.spyOn(database, 'getLocal').mockImplementation(async (id: string) => {
      if ((await states())[0] === 'sent') {
        await database.upsertLocal('feed', { token: 'another', seen: stamp.end, now: stamp.now, collections: {}, sweeping: [] })
        await sendUploadsAgain(database)
        await discardUploads({ database }, [await must(0)])
      }
      return getLocal(id)
    })
    await drains()
    expect([sent, await states()]).toEqual([[upload.id], ['discarded']])
  })
})
