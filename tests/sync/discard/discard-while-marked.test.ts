import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { type AccountDatabase, addRow, type OutboxRow } from '../../../web/src/sync'
import { discardCommand, undoCommand } from '../../../web/src/sync/push/mark-discarded'
import { aProposal } from '../../domain/builders'
import { acceptsAll, pushedIds, stamp } from '../../support/device/scripted-transport'
import { queuedRow } from '../../web/outbox/rows'
import { drainedOutbox } from '../support/drained-outbox'

let database: AccountDatabase
const { states, add, drop, startPush } = drainedOutbox((opened) => {
  database = opened
})

/** Whatever is sent is accepted, and noted by its ids. */
function startAcceptedPush() {
  const sent: string[][] = []
  const { drain } = startPush((_path, body) => {
    sent.push(pushedIds(body))
    return acceptsAll(body)
  })
  return { sent, drain }
}

/** Runs `meanwhile` once, right before the first write that marks a row as sent. */
function beforeMarking(meanwhile: () => Promise<unknown>): void {
  const storage = database.outbox.incrementalWriteQueue.storageInstance
  const bulkWrite = storage.bulkWrite.bind(storage)
  storage.bulkWrite = async (rows, context) => {
    if (!rows.some(({ document }) => document.state === 'sent')) return bulkWrite(rows, context)
    storage.bulkWrite = bulkWrite
    await meanwhile()
    return bulkWrite(rows, context)
  }
}

test('[P8a] what its person discards while the batch is being marked is not sent, and what is not discarded is', async () => {
  const [first, second, third] = [await add(), await add(), await add()]
  const { sent, drain } = startAcceptedPush()
  // As another tab does it: by a write of its own to what is stored.
  beforeMarking(() => discardElsewhere(second))
  await drain()
  expect(sent).toEqual([[first.id, third.id]])
  expect(await states()).toEqual([`${first.id} accepted`, `${third.id} accepted`])
})

test('[P8a] what hangs on a command that its person discards while the batch is being marked waits for what becomes of it', async () => {
  const { making, change, other } = await addMakingAndChange()
  const { sent, drain } = startAcceptedPush()
  beforeMarking(() => discardElsewhere(making))
  await drain()
  expect(sent).toEqual([[other.id]])
  await undoCommand(database, making)
  await drain()
  expect(sent).toEqual([[other.id], [making.id, change.id]])
})

test('[P8a] of commands that were discarded together and come back, none goes before the one that makes its record', async () => {
  const { making, change, other } = await addMakingAndChange()
  for (const row of [making, change]) expect(await discardCommand(database, row)).toBe(true)
  const { sent, drain } = startAcceptedPush()
  await undoCommand(database, change)
  await drain()
  await undoCommand(database, making)
  await drain()
  expect(sent).toEqual([[other.id], [making.id, change.id]])
})

/** A proposal that was never sent, its improvement, and something of its own. */
async function addMakingAndChange() {
  const { id, ...fields } = aProposal()
  const create: OutboxRow['changes'] = [{ op: 'create', collection: 'proposals', id, fields }]
  const set: OutboxRow['changes'] = [{ op: 'set', collection: 'proposals', id, fields: { amount: 9_000 } }]
  const making = await addRow(database, queuedRow('send_proposal', {}, { record: `proposals/${id}`, changes: create }))
  const change = await addRow(database, queuedRow('improve_proposal', {}, { record: `proposals/${id}`, changes: set }))
  return { making, change, other: await add() }
}

/** Another tab discards a row, by its own connection: the same storage, without this tab's queue of writes. */
async function discardElsewhere({ n }: OutboxRow): Promise<void> {
  const { storageInstance } = database.outbox
  const [previous] = await storageInstance.findDocumentsById([n], false)
  if (!previous) throw new Error('no such row')
  const { error } = await storageInstance.bulkWrite([{ previous, document: { ...previous, discarded_at: stamp.now } }], 'elsewhere')
  expect(error).toEqual([])
}

test('[P8a] a discard that comes after the marking says that it is too late, and the command is sent', async () => {
  const row = await add()
  const said: boolean[] = []
  const { drain } = startPush(async (_path, body) => {
    said.push(await drop(row))
    return acceptsAll(body)
  })
  await drain()
  expect(said).toEqual([false])
  expect(await states()).toEqual([`${row.id} accepted`])
})
