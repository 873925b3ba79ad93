import type { AccountDatabase } from '../database'
import { changeLocal } from '../local-document'
import { dropUploadsOf, removeUploads } from '../uploads/uploads'
import { keptSince } from './kept-since'
import { isDiscarded, type OutboxRow, type OutboxState, orderKey, removedPhotos } from './outbox-row'

const ORDER = 'outbox-order'

/** Rule P1. */
export async function addRow(database: AccountDatabase, row: Omit<OutboxRow, 'n'>): Promise<OutboxRow> {
  for (;;) {
    const numbered = { ...row, n: orderKey(await nextNumber(database)) }
    const { success } = await database.outbox.bulkInsert([numbered])
    if (success.length === 1) return numbered
  }
}

/** 0 before the first. */
export const lastNumber = async (database: AccountDatabase): Promise<number> =>
  (await database.getLocal<{ last: number }>(ORDER))?.toMutableJSON().data.last ?? 0

/** A reused number would let a discarded command's answer settle another. */
async function nextNumber(database: AccountDatabase): Promise<number> {
  let next = 0
  // RxDB writes the changes of several calls at once: only inside the change is the number this call's own.
  await changeLocal(database, ORDER, { last: 0 }, ({ last }) => {
    next = last + 1
    return { last: next }
  })
  return next
}

/** Without discarded ones. */
export const rowsIn = async (database: AccountDatabase, states: readonly OutboxState[]): Promise<OutboxRow[]> =>
  (await allIn(database, states)).filter((row) => !isDiscarded(row))

export const discardedRows = async (database: AccountDatabase): Promise<OutboxRow[]> =>
  (await allIn(database, ['queued', 'refused'])).filter(isDiscarded)

async function allIn(database: AccountDatabase, states: readonly OutboxState[]): Promise<OutboxRow[]> {
  const found = await database.outbox.find({ selector: { state: { $in: [...states] } }, sort: [{ n: 'asc' }] }).exec()
  return found.map((row) => row.toMutableJSON())
}

/** Place and command of a row: a change never reaches another command in that place. */
export type RowKey = Pick<OutboxRow, 'n' | 'id'>

/** `change` sees the row as stored at that moment; null leaves it alone. */
export async function changeRow(
  database: AccountDatabase,
  { n, id }: RowKey,
  change: (row: OutboxRow) => Partial<OutboxRow> | null,
): Promise<OutboxRow | null> {
  const row = await database.outbox.findOne(n).exec()
  if (row?.id !== id) return null
  let isChanged = false
  const stored = await row.incrementalModify((current) => {
    const changes = current._deleted ? null : change(current)
    isChanged = changes !== null
    return { ...current, ...changes }
  })
  return isChanged ? stored.toMutableJSON() : null
}

export async function removeRow(database: AccountDatabase, { n, id }: RowKey, mayGo: (row: OutboxRow) => boolean = () => true): Promise<void> {
  const row = await database.outbox.findOne(n).exec()
  if (row?.id !== id) return
  await row.incrementalModify((current) => ({ ...current, _deleted: current._deleted || mayGo(current) }))
}

/** Marks rows as sent and answers those that may go, without rows discarded meanwhile. Rule P8. */
export async function markSent(database: AccountDatabase, batch: readonly OutboxRow[], now: string): Promise<OutboxRow[]> {
  const marked = await Promise.all(
    batch.map((row) =>
      row.state === 'sent'
        ? row
        : changeRow(database, row, (stored) =>
            stored.state === 'queued' && !isDiscarded(stored) ? { state: 'sent', first_sent: stored.first_sent || now } : null,
          ),
    ),
  )
  return marked.filter((row) => row !== null)
}

/** Rules P7 and P11. Stops once the lock is lost: another tab may have noted a rewind since (rule L9). */
export async function settle(database: AccountDatabase, head: number, now: string, holdsLock: () => boolean): Promise<void> {
  for (const row of await rowsIn(database, ['accepted']))
    if (row.seq <= head && holdsLock()) await changeRow(database, row, ({ state }) => (state === 'accepted' ? { state: 'done' } : null))
  const isOver = ({ state, answered_at }: OutboxRow) => state === 'done' && answered_at < keptSince(now)
  for (const row of (await rowsIn(database, ['done'])).filter(isOver)) if (holdsLock()) await removeRow(database, row, isOver)
}

/** False when the row has another answer by now. Removed dependents go first, for a crash in between. Rules P3, P4 and P8. */
export async function storeAccepted(database: AccountDatabase, row: OutboxRow, seq: number, now: string): Promise<boolean> {
  if (removesRecord(row) && (await isSent(database, row))) {
    await dropUploadsOf(database, [row.record])
    for (const refused of await rowsIn(database, ['refused'])) {
      if (refused.n < row.n && (refused.record === row.record || refused.parent === row.record)) await removeRow(database, refused)
    }
  }
  const photos = removedPhotos([row])
  // In any state: none of these photos is sent or queued again.
  if (photos.length > 0 && (await isSent(database, row))) await removeUploads(database, photos)
  return settleRow(database, row, { state: 'accepted', seq, answered_at: now, code: '' })
}

/** A removing command without changes is never queued, so its changes name the removal. */
const removesRecord = ({ record, changes }: OutboxRow): boolean =>
  changes.some((change) => change.op === 'remove' && `${change.collection}/${change.id}` === record)

export type Refused = { code: OutboxRow['code']; until?: OutboxRow['until'] | undefined }

/** A refused read mark is removed; false when the row has another answer by now, or waits for one again. Rule P8. */
export async function storeRefused(database: AccountDatabase, row: OutboxRow, { code, until }: Refused, now: string): Promise<boolean> {
  if (row.on_refusal !== 'forget') return settleRow(database, row, { state: 'refused', code, ...(until && { until }), answered_at: now })
  await removeRow(database, row)
  return true
}

const isSent = async (database: AccountDatabase, { n, id }: RowKey): Promise<boolean> => {
  const row = await database.outbox.findOne(n).exec()
  return row?.id === id && row.state === 'sent'
}

/** A row that a rewind queued again meanwhile waits for its next answer. Rule P11. */
const settleRow = async (database: AccountDatabase, row: OutboxRow, answer: Partial<OutboxRow>): Promise<boolean> =>
  (await changeRow(database, row, ({ state }) => (state === 'sent' ? answer : null))) !== null

/** Commands that the server may have lost or has not answered; it kept its feed up to `kept`. Rule P11. */
export async function queueAllAgain(database: AccountDatabase, kept = 0): Promise<void> {
  for (const row of await rowsIn(database, ['sent', 'accepted', 'done'])) await queueAgain(database, row, kept)
}

export const queueAgain = (database: AccountDatabase, row: RowKey, kept: number): Promise<OutboxRow | null> =>
  changeRow(database, row, ({ state, seq }) => {
    if (state === 'sent') return { state: 'queued' }
    return state === 'accepted' || state === 'done' ? { state: 'queued', seq: seq <= kept ? seq : 0, first_sent: '', failures: 0 } : null
  })
