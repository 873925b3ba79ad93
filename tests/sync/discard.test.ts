import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { create, remove } from '#domain/command'
import { newId } from '#new-id'
import { discardWithUndo } from '../../web/src/data/commands/discard'
import { unsentMakingOf } from '../../web/src/data/queries/outbox'
import { openDatabase } from '../../web/src/data/store/database'
import { countUnsent } from '../../web/src/data/store/unsent'
import { unsentOnDisk } from '../../web/src/data/store/unsent-on-disk'
import { goBack, hasWayBack, UNDO_MS } from '../../web/src/data/way-back'
import {
  type AccountDatabase,
  addPhoto,
  addRow,
  claimDiscard,
  finishDiscards,
  holdWayBack,
  isDiscarded,
  removeRow,
  rowsIn,
  uploadsIn,
} from '../../web/src/sync'
import { queueAllAgain, storeAccepted } from '../../web/src/sync/outbox'
import { aProject } from '../domain/builders'
import { changeUnheard } from '../support/another-page'
import { discard } from '../support/discard'
import { picturesOf } from '../support/pictures'
import { improving, ofProposal, sending } from '../support/proposal-rows'
import { stamp } from '../support/scripted-transport'
import { createTabLocks } from '../support/tab-locks'
import { queuedRow, refusedRow } from '../web/outbox/rows'

let name: string
let database: AccountDatabase

beforeEach(() => startAnew())
afterEach(() => database.close())

async function startAnew(): Promise<void> {
  name = newId()
  database = await openDatabase(name)
}

/** The app is opened again on what the one that died had stored. */
async function restart(): Promise<void> {
  await database.close()
  database = await openDatabase(name)
}

const account = () => ({ database, locks: undefined })

const all = ['queued', 'sent', 'accepted', 'done', 'refused'] as const
const rows = () => rowsIn(database, all)
const photos = async () => (await uploadsIn(database, ['waiting', 'refused'])).map(({ record }) => record)

test('[PRODUCT 59] a discarded command is not sent, and comes back as it was', async () => {
  const [waiting, refused] = [
    await addRow(database, queuedRow('edit_account', {})),
    await addRow(database, refusedRow('edit_account', {}, 'username_taken')),
  ]
  const before = await rows()
  for (const row of [waiting, refused]) expect(await discardWithUndo(account(), [row])).toBe(true)
  expect(await rowsIn(database, ['queued'])).toEqual([])
  expect((await rows()).map((row) => [isDiscarded(row), hasWayBack(row.id)])).toEqual([
    [true, true],
    [true, true],
  ])
  for (const row of [waiting, refused]) await goBack(row.id)
  expect(await rows()).toEqual(before)
  expect(hasWayBack(waiting.id)).toBe(false)
})

test('[PRODUCT 59] a proposal that is taken back leaves the withdrawal of the one before it, which others have', async () => {
  const withdrawal = await addRow(database, queuedRow('withdraw_proposal', {}, { ...ofProposal, changes: [remove('proposals', 'mine')] }))
  await addRow(database, sending(750))
  await addRow(database, improving(7_500))
  const unsent = await unsentMakingOf({ database }, 'proposals/mine')
  expect(unsent.map(({ verb }) => verb)).toEqual(['send_proposal', 'improve_proposal'])
  expect(await discardWithUndo(account(), unsent)).toBe(true)
  expect((await rowsIn(database, ['queued'])).map(({ id }) => id)).toEqual([withdrawal.id])
  expect(await unsentMakingOf({ database }, 'proposals/mine')).toEqual([])
})

test('[PRODUCT 59] a project that is taken back takes along what hangs on it, and brings it back', async () => {
  const record = 'projects/mine'
  await addRow(database, queuedRow('publish_project', {}, { record, changes: [create('projects', aProject({ id: 'mine' }))] }))
  await addRow(database, queuedRow('start_conversation', {}, { record: 'conversations/ours', parent: record }))
  await addRow(database, queuedRow('send_message', {}, { parent: 'conversations/ours' }))
  const other = await addRow(database, queuedRow('send_message', {}, { parent: 'conversations/other' }))
  const before = await rows()
  expect(await discardWithUndo(account(), await unsentMakingOf({ database }, record))).toBe(true)
  expect((await rowsIn(database, ['queued'])).map(({ id }) => id)).toEqual([other.id])
  const [publishing] = before
  if (publishing) await goBack(publishing.id)
  expect(await rows()).toEqual(before)
})

test('[PRODUCT 59] after eight seconds it is gone for good, and so it is when the app ends before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const [first, second] = [await addRow(database, queuedRow('edit_account', {})), await addRow(database, queuedRow('edit_account', {}))]
  await discardWithUndo(account(), [first])
  vi.advanceTimersByTime(UNDO_MS)
  vi.useRealTimers()
  await expect.poll(async () => (await rows()).map(({ id }) => id)).toEqual([second.id])
  await discardWithUndo(account(), [second])
  await restart()
  await finishDiscards(database)
  expect(await rows()).toEqual([])
})

test('[PRODUCT 59] another page that opens within the eight seconds leaves the way back, and finishes what nobody brought back', async () => {
  const locks = createTabLocks()
  const unsent = [await addRow(database, sending(750)), await addRow(database, improving(7_500))] as const
  const before = await rows()
  expect(await discardWithUndo({ database, locks }, unsent)).toBe(true)
  const asked = vi.spyOn(locks, 'request')
  const opened = finishDiscards(database, locks)
  await expect.poll(() => asked.mock.calls.length).toBe(unsent.length)
  await goBack(unsent[1].id)
  // Again, while the other page has not had its turn yet.
  expect(await discardWithUndo({ database, locks }, unsent)).toBe(true)
  await opened
  expect((await rows()).map(isDiscarded)).toEqual([true, true])
  await goBack(unsent[0].id)
  expect(await rows()).toEqual(before)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  expect(await discardWithUndo({ database, locks }, unsent)).toBe(true)
  const reopened = finishDiscards(database, locks)
  vi.advanceTimersByTime(UNDO_MS)
  vi.useRealTimers()
  await reopened
  expect(await rows()).toEqual([])
})

test('[PRODUCT 59] [P8] what another page has just brought back stays, with its photos, although nothing but the lock has told of it yet', async () => {
  const locks = createTabLocks()
  const record = 'projects/mine'
  const publishing = await addRow(database, queuedRow('publish_project', {}, { record, changes: [create('projects', aProject({ id: 'mine' }))] }))
  await addPhoto(database, { record, position: 0 }, picturesOf(new Blob()))
  await claimDiscard(database, publishing)
  const letGo = await holdWayBack(locks, [publishing.id])
  const asked = vi.spyOn(locks, 'request')
  const opened = finishDiscards(database, locks)
  await expect.poll(() => asked.mock.calls.length).toBe(1)
  await changeUnheard(database.outbox, [publishing.n], { state: 'queued', code: '' })
  letGo()
  await opened
  await restart()
  expect(await rows()).toEqual([publishing])
  expect(await photos()).toEqual([record])
})

test('[PRODUCT 59] [A2] what was discarded is not counted among what would be lost, nor are the photos of its project, and it counts again once it is back', async () => {
  const record = 'projects/mine'
  const publishing = await addRow(database, queuedRow('publish_project', {}, { record, changes: [create('projects', aProject({ id: 'mine' }))] }))
  await addPhoto(database, { record, position: 0 }, picturesOf(new Blob()))
  await addPhoto(database, { record: 'projects/other', position: 0 }, picturesOf(new Blob()))
  const refused = await addRow(database, refusedRow('edit_account', {}, 'username_taken'))
  vi.stubGlobal('localStorage', {})
  const counts = async () => [await countUnsent({ database }), (await unsentOnDisk(name))?.items]
  expect(await counts()).toEqual([3, 3])
  for (const row of [publishing, refused]) await discardWithUndo(account(), [row])
  expect(await counts()).toEqual([1, 1])
  const again = await addRow(database, queuedRow('publish_project', {}, { record }))
  expect(await counts()).toEqual([2, 2])
  await removeRow(database, again)
  for (const row of [publishing, refused]) await goBack(row.id)
  expect(await counts()).toEqual([3, 3])
  vi.unstubAllGlobals()
})

test('[PRODUCT 59] what is brought back is told once all is back', async () => {
  const unsent = [await addRow(database, sending(750)), await addRow(database, improving(7_500))] as const
  const found: string[][] = []
  await discardWithUndo(account(), unsent, { onUndone: async () => void found.push((await rowsIn(database, ['queued'])).map(({ verb }) => verb)) })
  await goBack(unsent[0].id)
  expect(found).toEqual([['send_proposal', 'improve_proposal']])
})

test('[PRODUCT 59] a page that is over before what it waits for leaves it to the next', async () => {
  const locks = createTabLocks()
  const row = await addRow(database, queuedRow('edit_account', {}))
  expect(await discardWithUndo({ database, locks }, [row])).toBe(true)
  const ending = new AbortController()
  const asked = vi.spyOn(locks, 'request')
  const opened = finishDiscards(database, locks, ending.signal)
  await expect.poll(() => asked.mock.calls.length).toBe(1)
  ending.abort()
  await expect(opened).rejects.toThrow()
  expect(hasWayBack(row.id)).toBe(true)
  // The page that could bring it back has died with its locks.
  await finishDiscards(database, createTabLocks())
  expect(await rows()).toEqual([])
})

test('[P12] discarding what was refused leaves the photos of the project that was given again', async () => {
  const refused = await addRow(database, refusedRow('publish_project', {}, 'internal', { record: 'projects/mine' }))
  await addRow(database, queuedRow('publish_project', {}, { record: 'projects/mine' }))
  await addPhoto(database, { record: 'projects/mine', position: 0 }, picturesOf(new Blob()))
  expect(await discard({ database }, refused)).toBe(true)
  expect(await photos()).toEqual(['projects/mine'])
})

test('[P8] what another tab has discarded is discarded, and what the server has answered is not', async () => {
  const [gone, answered] = [
    await addRow(database, queuedRow('edit_account', {})),
    await addRow(database, queuedRow('edit_account', {}, { state: 'done' })),
  ]
  expect(await discard({ database }, gone)).toBe(true)
  expect(await discard({ database }, gone)).toBe(true)
  expect(await discard({ database }, answered)).toBe(false)
})

test('[P8] what was on its way when the server’s past was rewound is not discarded as if it had never been sent', async () => {
  const sent = await addRow(database, queuedRow('edit_account', {}, { state: 'sent', first_sent: stamp.now }))
  await queueAllAgain(database)
  expect(await discard({ database }, sent)).toBe(false)
  expect(await rows()).toMatchObject([{ state: 'queued' }])
})

test('[P8] [P11] what was accepted before the server’s past was rewound is not discarded as if it had never been sent', async () => {
  const accepted = await addRow(database, queuedRow('edit_account', {}, { state: 'sent', first_sent: stamp.now }))
  await storeAccepted(database, accepted, 7, stamp.now)
  await queueAllAgain(database)
  expect(await discard({ database }, accepted)).toBe(false)
  // It goes as if for the first time: its answer may be older than answers are kept.
  expect(await rows()).toMatchObject([{ state: 'queued', first_sent: '' }])
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
