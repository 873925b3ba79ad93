import { uploadsOf } from '../support/uploads-of'
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
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
  addAvatar,
  addPhoto,
  addRow,
  finishUploadDiscards,
  finishUploadsOf,
  holdWayBack,
  readPicture,
  repeatUpload,
  type UploadRow,
  uploadsIn,
} from '../../web/src/sync'
import { sendGivenDrafts } from '../../web/src/sync/draft-photos'
import { removePictures } from '../../web/src/sync/pictures'
import { sendUploadsAgain } from '../../web/src/sync/send-uploads'
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

test('[PRODUCT 59] [P12] a draft that is thrown away while one of its photos is being thrown away comes back with the others', async () => {
  const locks = createTabLocks()
  await keep(0)
  await keep(1)
  const photo = await must(0)
  const tap = discardUploads(account(locks), [photo])
  await Promise.all([tap, discardUploads(account(locks), await all(), { as: ['the draft'] })])
  expect([await states(), hasWayBack('the draft')]).toEqual([['discarded', 'discarded'], true])
  await goBack('the draft')
  expect(await states()).toEqual(['discarded', 'draft'])
  await goBack(photo.id)
  expect(await states()).toEqual(['draft', 'draft'])
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
  const back = await all()
  expect(back.map(({ id, state }) => [id, state])).toEqual([...old, added?.id].map((id) => [id, 'draft']))
  expect(new Set(back.map((row) => row.record)).size).toBe(1)
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
  ] as const)('[PRODUCT 59] [P12] a photo on its way that is thrown away meanwhile and %s is %s', async (_case, state, answer) => {
    const upload = await must(0)
    meanwhile = async () => {
      await discardUploads(account(), [upload])
      return answer
    }
    const told = await drains()
    expect(await states()).toEqual([state])
    if (state === 'discarded') expect(told).toHaveBeenCalledWith({ sent: [], refused: [] })
  })

  test.each([
    ['here', (photo: UploadRow) => discardUploads(account(), [photo])],
    ['on another page', ({ id }: UploadRow) => changeUnheard(database.uploads, [id], { state: 'discarded' })],
  ] as const)('[PRODUCT 59] [P12] a photo that is thrown away %s while the one before it is being sent is not sent', async (_where, discard) => {
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

  test('[F7] [P12] a photo that waits again after a rewind, and is thrown away then, is not sent by what took it before', async () => {
    meanwhile = async () => Response.json({})
    const upload = await must(0)
    const getLocal = database.getLocal.bind(database)
    vi.spyOn(database, 'getLocal').mockImplementation(async (id: string) => {
      if ((await states())[0] === 'sent') {
        await database.upsertLocal('feed', { token: 'another', seen: stamp.end, now: stamp.now, collections: {}, sweeping: [] })
        await sendUploadsAgain(database)
        await discardUploads(account(), [await must(0)])
      }
      return getLocal(id)
    })
    await drains()
    expect([sent, await states()]).toEqual([[upload.id], ['discarded']])
  })
})

test('[PRODUCT 59] [P12] a refused photo that was thrown away on another page is not sent again from here', async () => {
  await keep(0, 'waiting')
  const { id } = await must(0)
  await changeUpload(database, id, () => ({ state: 'refused', code: 'too_many_photos' }))
  await changeUnheard(database.uploads, [id], { state: 'discarded' })
  await repeatUpload(database, id)
  await restart()
  expect(await states()).toEqual(['discarded'])
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

test('[P12] photos that can neither all be thrown away nor come back keep their way back, and no page finishes them meanwhile', async () => {
  await keep(0)
  await keep(1)
  const before = await all()
  const [first, second] = [await must(0), await must(1)]
  const find = database.uploads.findOne.bind(database.uploads)
  let isFull = false
  const spy = vi.spyOn(database.uploads, 'findOne').mockImplementation((query) => {
    if (query === second.id) isFull = true
    if (isFull) throw new DOMException('no room', 'QuotaExceededError')
    return find(query)
  })
  const locks = createTabLocks()
  await expect(discardUploads(account(locks), before)).rejects.toThrow('no room')
  spy.mockRestore()
  expect(hasWayBack(first.id)).toBe(true)
  const finished = finishUploadDiscards(database, locks)
  await goBack(first.id)
  await finished
  expect((await all()).map(({ id, state }) => [id, state])).toEqual(before.map(({ id }) => [id, 'draft']))
})

test('[P12] all photos of a full draft come back that could neither all be thrown away nor come back at once', async () => {
  for (let position = 0; position < 8; position++) await keep(position)
  const before = await all()
  const [{ id: standing } = { id: '' }] = before
  const left = vi.fn(async (_left: number) => undefined)
  const find = database.uploads.findOne.bind(database.uploads)
  let changes = 0
  const spy = vi.spyOn(database.uploads, 'findOne').mockImplementation((query) => {
    changes += 1
    if (query === standing || changes > before.length) throw new DOMException('no room', 'QuotaExceededError')
    return find(query)
  })
  await expect(discardDraftPhotos(account(), 'the draft', left)).rejects.toThrow('no room')
  spy.mockRestore()
  await expect.poll(states).toEqual(['draft', ...before.slice(1).map(() => 'discarded')])
  await goBack('the draft')
  expect(await all()).toMatchObject(before.map(({ id, position }) => ({ id, position, state: 'draft' })))
  expect(left).toHaveBeenCalledExactlyOnceWith(0)
})
