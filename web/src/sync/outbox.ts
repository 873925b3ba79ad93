import { toTime } from '#domain/clock'
import type { Verb } from '#domain/commands'
import type { AccountDatabase } from './database'
import { type OutboxRow, type OutboxState, orderKey } from './outbox-row'
import { dropUploadsOf } from './uploads'

/** Accepted commands are kept this long for a server that comes back older. Rule P11. */
const KEPT_MS = 7 * 86_400_000
const removers: readonly Verb[] = ['delete_project', 'withdraw_proposal']

/** Puts a command at the end of the queue: highest number + 1, inserted only if free, so that two tabs never share one. Rule P1. */
export async function addRow(database: AccountDatabase, row: Omit<OutboxRow, 'n'>): Promise<OutboxRow> {
  for (;;) {
    const last = await database.outbox.findOne({ selector: {}, sort: [{ n: 'desc' }] }).exec()
    const numbered = { ...row, n: orderKey(Number(last?.n ?? 0) + 1) }
    const { success } = await database.outbox.bulkInsert([numbered])
    if (success.length === 1) return numbered
  }
}

export async function rowsIn(database: AccountDatabase, states: readonly OutboxState[]): Promise<OutboxRow[]> {
  const found = await database.outbox.find({ selector: { state: { $in: [...states] } }, sort: [{ n: 'asc' }] }).exec()
  return found.map((row) => row.toMutableJSON())
}

export async function changeRow(database: AccountDatabase, n: string, change: (row: OutboxRow) => Partial<OutboxRow>): Promise<void> {
  const row = await database.outbox.findOne(n).exec()
  await row?.incrementalModify((current) => ({ ...current, ...change(current) }))
}

export async function removeRow(database: AccountDatabase, n: string): Promise<void> {
  await database.outbox.findOne(n).remove()
}

/** What a pull that reached `head` at the server's `now` settles: rows up to it are done for good (P7), done ones go when their time is over (P11). */
export async function settle(database: AccountDatabase, head: number, now: string): Promise<void> {
  for (const row of await rowsIn(database, ['accepted'])) if (row.seq <= head) await changeRow(database, row.n, () => ({ state: 'done' }))
  const keptSince = toTime(Date.parse(now) - KEPT_MS)
  for (const row of await rowsIn(database, ['done'])) if (row.answered_at < keptSince) await removeRow(database, row.n)
}

/** Stores one final answer. Rules P3 and P8. */
export async function storeAccepted(database: AccountDatabase, row: OutboxRow, seq: number, now: string): Promise<void> {
  await changeRow(database, row.n, () => ({ state: 'accepted', seq, answered_at: now, code: '' }))
  if (!removers.includes(row.verb)) return
  await dropUploadsOf(database, [row.record])
  for (const refused of await rowsIn(database, ['refused'])) {
    if (refused.n < row.n && (refused.record === row.record || refused.parent === row.record)) await removeRow(database, refused.n)
  }
}

/** A refused read mark is nobody's concern; anything else waits with its reason. Rule P8. */
export async function storeRefused(database: AccountDatabase, row: OutboxRow, code: string, now: string): Promise<void> {
  if (row.on_refusal === 'forget') return removeRow(database, row.n)
  await changeRow(database, row.n, () => ({ state: 'refused', code, answered_at: now }))
}

/** Everything that the server may have lost goes again, in order, before anything newer. Rule P11. */
export async function sendAgain(database: AccountDatabase): Promise<void> {
  for (const row of await rowsIn(database, ['accepted', 'done'])) {
    await changeRow(database, row.n, () => ({ state: 'queued', seq: 0, answered_at: '', first_sent: '', failures: 0 }))
  }
}
