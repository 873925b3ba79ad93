import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { create, remove } from '#domain/command'
import { discardCommands } from '../../../web/src/data/discard'
import { unsentMakingOf } from '../../../web/src/data/queries/outbox'
import { countUnsent } from '../../../web/src/data/store/unsent'
import { canUndo, UNDO_MS, undo } from '../../../web/src/data/undo'
import {
  type AccountDatabase,
  addPhoto,
  addRow,
  changeRow,
  discardUpload,
  type OutboxRow,
  removeDiscarded,
  removeRow,
  rowsIn,
  uploadsIn,
} from '../../../web/src/sync'
import { queueAllAgain, storeAccepted } from '../../../web/src/sync/push/outbox'
import { aProject } from '../../domain/builders'
import { picturesOf } from '../../support/data/pictures'
import { improving, ofProposal, sending } from '../../support/data/proposal-rows'
import { stamp } from '../../support/device/scripted-transport'
import { discard } from '../../support/discard'
import { queuedRow, refusedRow } from '../../web/outbox/rows'
import { restartedApp } from '../support/restarted-app'

let database: AccountDatabase
const { restart } = restartedApp((opened) => {
  database = opened
})

const account = () => ({ database })

const rows = () => rowsIn(database, ['queued', 'sent', 'accepted', 'done', 'refused'])
const add = () => addRow(database, queuedRow('edit_account', {}))
/** Includes discarded ones. */
const stored = async () => (await database.outbox.find({ sort: [{ n: 'asc' }] }).exec()).map(({ id }) => id)
/** Rows as they were: only the mark of a discard that was undone is left. */
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

test('[P12a] an edit that is discarded takes the photos that it was to add, without those that the server has, and undoing gives back what it took', async () => {
  const record = 'projects/mine'
  for (const id of ['added', 'taken', 'apart', 'other']) await addPhoto(database, { record, position: 0 }, picturesOf(new Blob()), id)
  await (await database.uploads.findOne('taken').exec(true)).incrementalPatch({ state: 'sent' })
  await discardUpload(database, 'apart')
  const edit = await addRow(database, queuedRow('edit_project', { photos_added: ['added', 'taken', 'apart'] }, { record }))
  const left = async () => (await uploadsIn(database, ['waiting', 'sent'])).map(({ id }) => id).toSorted()
  expect(await discardCommands(account(), [edit])).toBe(true)
  expect(await left()).toEqual(['other', 'taken'])
  await undo(edit.id)
  expect(await left()).toEqual(['added', 'other', 'taken'])
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
  expect((await rows()).map(({ verb, state }) => `${verb} ${state}`)).toEqual(['complete_project refused', 'delete_project queued'])
})
