import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyOf } from '#domain/collections'
import { create, remove } from '#domain/command'
import { newId } from '#new-id'
import { discardCommands, discardUploads } from '../../web/src/data/discard'
import { unsentMakingOf } from '../../web/src/data/queries/outbox'
import { openDatabase } from '../../web/src/data/store/database'
import { countUnsent } from '../../web/src/data/store/unsent'
import { canUndo, UNDO_MS, undo } from '../../web/src/data/undo'
import { discardDraftPhoto } from '../../web/src/data/uploads/draft-photos'
import {
  type AccountDatabase,
  addPhoto,
  addRow,
  changeRow,
  isDiscarded,
  type OutboxRow,
  readPicture,
  removeDiscarded,
  removeRow,
  rowsIn,
  uploadsIn,
} from '../../web/src/sync'
import { queueAllAgain, storeAccepted } from '../../web/src/sync/push/outbox'
import { sendDispatchedDrafts } from '../../web/src/sync/uploads/draft-photos'
import { changeUpload } from '../../web/src/sync/uploads/uploads'
import { aProject } from '../domain/builders'
import { picture, pictureOf, picturesOf } from '../support/data/pictures'
import { improving, ofProposal, sending } from '../support/data/proposal-rows'
import { stamp } from '../support/device/scripted-transport'
import { uploadsOf } from '../support/device/uploads-of'
import { discard } from '../support/discard'
import { queuedRow, refusedRow } from '../web/outbox/rows'

let name: string
let database: AccountDatabase

beforeEach(async () => {
  vi.stubGlobal('localStorage', {})
  name = newId()
  database = await openDatabase(name)
})
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await database.close()
})

/** The app is opened again on what the one that died had stored. */
async function restart(): Promise<void> {
  await database.close()
  database = await openDatabase(name)
}

const account = () => ({ database })

const rows = () => rowsIn(database, ['queued', 'sent', 'accepted', 'done', 'refused'])
const add = () => addRow(database, queuedRow('edit_account', {}))
/** With discarded ones. */
const stored = async () => (await database.outbox.find({ sort: [{ n: 'asc' }] }).exec()).map(({ id }) => id)
/** As they were: only the mark of a discard that was undone is left. */
const undone = (before: OutboxRow[]) => before.map((row) => ({ ...row, discarded_at: '' }))
const photos = async () => (await uploadsIn(database, ['waiting', 'refused'])).map(({ record }) => record)

test('[PRODUCT 59] a discarded command is not sent, and comes back as it was', async () => {
  const [waiting, refused] = [
    await addRow(database, queuedRow('edit_account', {})),
    await addRow(database, refusedRow('edit_account', {}, 'username_taken')),
  ]
  const before = await rows()
  for (const row of [waiting, refused]) expect(await discardCommands(account(), [row])).toBe(true)
  expect([await rows(), canUndo(waiting.id)]).toEqual([[], true])
  for (const row of [waiting, refused]) await undo(row.id)
  expect(await rows()).toEqual(undone(before))
  expect(canUndo(waiting.id)).toBe(false)
})

test('[PRODUCT 59] a proposal that is discarded leaves the withdrawal of the one before it, which others have', async () => {
  const withdrawal = await addRow(database, queuedRow('withdraw_proposal', {}, { ...ofProposal, changes: [remove('proposals', 'mine')] }))
  await addRow(database, sending(750))
  await addRow(database, improving(7_500))
  const unsent = await unsentMakingOf({ database }, 'proposals/mine')
  expect(unsent.map(({ verb }) => verb)).toEqual(['send_proposal', 'improve_proposal'])
  expect(await discardCommands(account(), unsent)).toBe(true)
  expect((await rowsIn(database, ['queued'])).map(({ id }) => id)).toEqual([withdrawal.id])
  expect(await unsentMakingOf({ database }, 'proposals/mine')).toEqual([])
})

test('[PRODUCT 59] a project that is discarded takes along what hangs on it, and brings it back', async () => {
  const record = 'projects/mine'
  await addRow(database, queuedRow('publish_project', {}, { record, changes: [create('projects', aProject({ id: 'mine' }))] }))
  await addRow(database, queuedRow('start_conversation', {}, { record: 'conversations/ours', parent: record }))
  await addRow(database, queuedRow('send_message', {}, { parent: 'conversations/ours' }))
  const other = await addRow(database, queuedRow('send_message', {}, { parent: 'conversations/other' }))
  const before = await rows()
  expect(await discardCommands(account(), await unsentMakingOf({ database }, record))).toBe(true)
  expect((await rowsIn(database, ['queued'])).map(({ id }) => id)).toEqual([other.id])
  const [publishing] = before
  if (publishing) await undo(publishing.id)
  expect(await rows()).toEqual(before.map((row) => (row.id === other.id ? row : { ...row, discarded_at: '' })))
})

test('[PRODUCT 59] after eight seconds it is gone for good, and what an app that ended left goes at a later start', async () => {
  const [first, second, third] = [await add(), await add(), await add()]
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await discardCommands(account(), [first])
  vi.advanceTimersByTime(UNDO_MS)
  vi.useRealTimers()
  await expect.poll(stored).toEqual([second.id, third.id])
  await discardCommands(account(), [second])
  await restart()
  // The other tab may still undo it.
  await removeDiscarded(database)
  expect([await stored(), (await rows()).map(({ id }) => id)]).toEqual([[second.id, third.id], [third.id]])
  await changeRow(database, second, () => ({ discarded_at: stamp.now }))
  await removeDiscarded(database)
  expect(await stored()).toEqual([third.id])
})

test('[PRODUCT 59] [A2] what was discarded is not counted among what would be lost, nor are the photos of its project, and it counts again once it is back', async () => {
  const record = 'projects/mine'
  const publishing = await addRow(database, queuedRow('publish_project', {}, { record, changes: [create('projects', aProject({ id: 'mine' }))] }))
  await addPhoto(database, { record, position: 0 }, picturesOf(new Blob()))
  await addPhoto(database, { record: 'projects/other', position: 0 }, picturesOf(new Blob()))
  const refused = await addRow(database, refusedRow('edit_account', {}, 'username_taken'))
  const count = () => countUnsent({ database })
  expect(await count()).toBe(3)
  for (const row of [publishing, refused]) await discardCommands(account(), [row])
  expect(await count()).toBe(1)
  const again = await addRow(database, queuedRow('publish_project', {}, { record }))
  expect(await count()).toBe(2)
  await removeRow(database, again)
  for (const row of [publishing, refused]) await undo(row.id)
  expect(await count()).toBe(3)
})

test('[P12c] discarding what was refused leaves the photos of the project that was given again', async () => {
  const refused = await addRow(database, refusedRow('publish_project', {}, 'internal', { record: 'projects/mine' }))
  await addRow(database, queuedRow('publish_project', {}, { record: 'projects/mine' }))
  await addPhoto(database, { record: 'projects/mine', position: 0 }, picturesOf(new Blob()))
  expect(await discard({ database }, refused)).toBe(true)
  expect(await photos()).toEqual(['projects/mine'])
})

test('[P8a] what another tab has discarded is discarded', async () => {
  const gone = await add()
  expect([await discard({ database }, gone), await discard({ database }, gone)]).toEqual([true, true])
})

test.each([
  ['was answered', false, (row: OutboxRow) => changeRow(database, row, () => ({ state: 'done' }))],
  ['was on its way when the server’s past was rewound', true, async () => undefined],
  ['was accepted before the server’s past was rewound', true, (row: OutboxRow) => storeAccepted(database, row, 7, stamp.now)],
])('[P8a] [P11] what %s is not discarded as if it had never been sent', async (_case, isRewound, becomes) => {
  const row = await addRow(database, queuedRow('edit_account', {}, { state: 'sent', first_sent: stamp.now }))
  await becomes(row)
  if (isRewound) await queueAllAgain(database)
  expect(await discard({ database }, row)).toBe(false)
  expect(await rows()).toMatchObject([{ state: isRewound ? 'queued' : 'done' }])
})

test('[P11] an accepted deletion that a rewind has queued again takes nothing along before its next answer', async () => {
  await addRow(database, refusedRow('complete_project', {}, 'internal', { record: 'projects/mine' }))
  const deletion = await addRow(database, queuedRow('delete_project', {}, { state: 'sent', first_sent: stamp.now, record: 'projects/mine' }))
  await queueAllAgain(database)
  expect(await storeAccepted(database, deletion, 7, stamp.now)).toBe(false)
  expect((await rows()).map(({ verb, state }) => [verb, state])).toEqual([
    ['complete_project', 'refused'],
    ['delete_project', 'queued'],
  ])
})

const keepPhoto = (position: number, state: 'draft' | 'waiting' = 'draft') =>
  addPhoto(database, { record: 'projects/mine', position, state }, picturesOf(pictureOf(picture.png)))
/** With discarded ones, in their order. */
const uploads = async () =>
  (await database.uploads.find().exec()).map((row) => row.toMutableJSON()).toSorted((one, other) => one.position - other.position)
const uploadStates = async () => (await uploads()).map((row) => (isDiscarded(row) ? 'discarded' : row.state))
const must = async (index: number) => {
  const row = (await uploads())[index]
  if (!row) throw new Error('There is no such upload.')
  return row
}

test('[PRODUCT 59] [P12a] photos that are discarded come back as they were, refused ones with their reason, and their bytes were never gone', async () => {
  await keepPhoto(0)
  await keepPhoto(1, 'waiting')
  await keepPhoto(2, 'waiting')
  await changeUpload(database, (await must(2)).id, () => ({ state: 'refused', code: 'too_many_photos' }))
  const before = await uploads()
  // Twice, before the button is redrawn.
  await Promise.all([discardDraftPhoto({ database }, await must(0)), discardDraftPhoto({ database }, await must(0))])
  await discardUploads({ database }, before.slice(1))
  expect([await uploadStates(), await uploadsIn(database, ['draft', 'waiting', 'refused'])]).toEqual([['discarded', 'discarded', 'discarded'], []])
  for (const { id } of before.slice(0, 2)) await undo(id)
  expect(await uploads()).toEqual(before.map((row) => ({ ...row, discarded_at: '' })))
  for (const { id } of before) expect(await readPicture(database, id)).not.toBeNull()
})

test('[PRODUCT 59] [P12a] [A2] what is discarded is neither sent nor counted, and does not follow its project', async () => {
  await keepPhoto(0)
  await keepPhoto(1, 'waiting')
  expect(await countUnsent({ database })).toBe(1)
  for (const row of await uploads()) await discardUploads({ database }, [row])
  expect(await countUnsent({ database })).toBe(0)
  await addRow(database, queuedRow('publish_project', {}, { record: 'projects/mine' }))
  await sendDispatchedDrafts(database)
  expect((await uploads()).map(({ state }) => state)).toEqual(['draft', 'waiting'])
  for (const { id } of await uploads()) await changeUpload(database, id, () => ({ discarded_at: stamp.now }))
  await removeDiscarded(database)
  expect(await uploads()).toEqual([])
})

describe('of a project that the server has', () => {
  let sent: string[]
  /** Answers to the first photo while it is on its way. */
  let meanwhile: () => Promise<Response>

  beforeEach(async () => {
    await database.upsertLocal('feed', { token: stamp.token, seen: stamp.end, now: stamp.now, collections: {}, sweeping: [] })
    await database.projects.bulkInsert([{ ...emptyOf('projects'), id: 'mine', newest: 1 }])
    await keepPhoto(0, 'waiting')
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
    expect(await uploadStates()).toEqual([state])
    if (state === 'discarded') expect(told).toHaveBeenCalledWith({ sent: [], refused: [] })
  })

  test('[PRODUCT 59] [P12a] a photo that is discarded while the one before it is being sent is not sent', async () => {
    await keepPhoto(1, 'waiting')
    const [first, second] = [await must(0), await must(1)]
    meanwhile = async () => {
      await discardUploads({ database }, [second])
      return Response.json({})
    }
    await drains()
    await restart()
    expect(sent).toEqual([first.id])
    expect(await uploadStates()).toEqual(['sent', 'discarded'])
  })
})
