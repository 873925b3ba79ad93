import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { emptyOf } from '#domain/collections'
import { remove, set } from '#domain/command'
import { countUnsent } from '../../web/src/data/store/unsent'
import { isReturned } from '../../web/src/data/store/unsent-count'
import { type AccountDatabase, addRow, type OutboxRow, rowsIn } from '../../web/src/sync'
import { settle, storeAccepted, storeRefused } from '../../web/src/sync/push/outbox'
import { sendable } from '../../web/src/sync/push/sendable'
import { defaultWaits } from '../../web/src/sync/waits'
import { eachDatabase } from '../support/device/each-database'
import { queuedRow, refusedRow } from '../web/outbox/rows'

let database: AccountDatabase
eachDatabase((opened) => {
  database = opened
})

const now = '2026-11-20T12:00:00.000Z'
const states = async () => (await rowsIn(database, ['queued', 'sent', 'accepted', 'done', 'refused'])).map(({ state }) => state)
const add = (row: OutboxRow): Promise<OutboxRow> => addRow(database, row)

test('[P7] an accepted command stays optimistic until a pull has reached it', async () => {
  await add(queuedRow('publish_project', {}, { state: 'accepted', seq: 6, answered_at: now }))
  await settle(database, 5, now, () => true)
  expect(await states()).toEqual(['accepted'])
  await settle(database, 6, now, () => true)
  expect(await states()).toEqual(['done'])
})

test('[P8] an accepted withdrawal deletes the refused commands on its proposal given before it, and nothing else', async () => {
  const improvement = (record: string) => add(refusedRow('improve_proposal', {}, 'project_closed', { record, parent: 'projects/open' }))
  await improvement('proposals/mine')
  const other = await improvement('proposals/other')
  const withdrawal = await add(
    queuedRow('withdraw_proposal', {}, { state: 'sent', record: 'proposals/mine', parent: 'projects/open', changes: [remove('proposals', 'mine')] }),
  )
  const later = await improvement('proposals/mine')
  await storeAccepted(database, withdrawal, 7, now)
  expect((await rowsIn(database, ['refused'])).map(({ n }) => n)).toEqual([other.n, later.n])
})

test('[P8] an accepted deletion deletes the refused commands on the project and on its proposals', async () => {
  await add(refusedRow('complete_project', {}, 'internal', { record: 'projects/mine' }))
  await add(refusedRow('accept_proposal', {}, 'internal', { record: 'proposals/theirs', parent: 'projects/mine' }))
  const other = await add(refusedRow('complete_project', {}, 'internal', { record: 'projects/other' }))
  const deletion = await add(queuedRow('delete_project', {}, { state: 'sent', record: 'projects/mine', changes: [remove('projects', 'mine')] }))
  await storeAccepted(database, deletion, 7, now)
  expect((await rowsIn(database, ['refused'])).map(({ n }) => n)).toEqual([other.n])
})

test('[P8] a read mark counts in no number, and is deleted without a word when it is refused', async () => {
  const mark = await add(queuedRow('mark_conversation_read', {}, { on_refusal: 'forget' }))
  const message = await add(queuedRow('send_message', {}, { state: 'sent' }))
  expect(await countUnsent({ database })).toBe(1)
  for (const row of [mark, message]) await storeRefused(database, row, { code: 'conversation_missing' }, now)
  expect(await rowsIn(database, ['refused'])).toMatchObject([{ verb: 'send_message', code: 'conversation_missing' }])
})

test('[P11] what was accepted, an acceptance too, is kept until a pull is answered more than seven days after', async () => {
  await add(queuedRow('accept_proposal', {}, { state: 'accepted', seq: 5, answered_at: now }))
  await settle(database, 5, '2026-11-27T12:00:00.000Z', () => true)
  expect(await states()).toEqual(['done'])
  await settle(database, 5, '2026-11-27T12:00:00.001Z', () => true)
  expect(await states()).toEqual([])
})

test('[P8] a refused support message waits, beside Pendências, for the field that gets its words back', async () => {
  const message = await add(queuedRow('send_support_message', { content: 'Não consigo entrar.' }, { state: 'sent', on_refusal: 'input' }))
  expect(await countUnsent({ database })).toBe(1)
  await storeRefused(database, message, { code: 'internal' }, now)
  const [returned] = await rowsIn(database, ['refused'])
  expect(returned).toMatchObject({ code: 'internal', args: { content: 'Não consigo entrar.' } })
  expect(returned && isReturned(returned)).toBe(true)
  expect(isReturned(message)).toBe(false)
  // Signing out would lose it, and says so.
  expect(await countUnsent({ database })).toBe(1)
})

test('[P11a] for a day after a rewind a command waits for the record that it hangs on, what is about its own record behind it, and nothing else', async () => {
  await database.upsertLocal('feed', { token: 'a start', seen: 9, now, collections: {}, sweeping: [], rewoundAt: now })
  const about = { record: 'proposals/mine', parent: 'projects/theirs', changes: [set('proposals', 'mine', { amount: 7_500 })] }
  for (const verb of ['improve_proposal', 'withdraw_proposal'] as const) await add(queuedRow(verb, {}, about))
  await add(queuedRow('edit_account', {}))
  const going = async (at = now) => (await sendable(database, at, defaultWaits)).map(({ verb }) => verb)
  expect(await going()).toEqual(['edit_account'])
  expect(await going('2026-11-21T12:00:00.000Z')).toEqual(['improve_proposal', 'withdraw_proposal', 'edit_account'])
  await database.projects.insert({ ...emptyOf('projects'), id: 'theirs', newest: 1 })
  await database.proposals.insert({ ...emptyOf('proposals'), id: 'mine', newest: 1 })
  expect(await going()).toEqual(['improve_proposal', 'withdraw_proposal', 'edit_account'])
})
