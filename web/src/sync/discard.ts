import type { AccountDatabase } from './database'
import { changeRow, removeRow, rowsIn } from './outbox'
import type { OutboxRow } from './outbox-row'
import { storedNow } from './stored-now'
import { dropUploadsOf } from './uploads'
import { onceFinal } from './way-back-locks'

/** The code of a row that its person has discarded, until the row is deleted. */
export const DISCARDED = 'discarded'

export const isDiscarded = ({ state, code }: { state: string; code: string }): boolean => state === 'refused' && code === DISCARDED

/** Whether a command can be discarded: a refused one, or one that was never sent. One that a rewind has queued again was on its way or accepted before. Rule P8. */
export const isDiscardable = ({ state, first_sent, answered_at }: Pick<OutboxRow, 'state' | 'first_sent' | 'answered_at'>): boolean =>
  state === 'refused' || (state === 'queued' && first_sent === '' && answered_at === '')

/**
 * Claims a command that is to be forgotten, so that it cannot be sent any more; false when it is on its way or answered. It is gone with `finishDiscard`,
 * and as it was before with `undoDiscard`; should the app die in between, the next start forgets it. Rules P8 and P12.
 */
export async function claimDiscard(database: AccountDatabase, row: OutboxRow): Promise<boolean> {
  const claimed = await changeRow(database, row, (now) => (isDiscardable(now) && !isDiscarded(now) ? { state: 'refused', code: DISCARDED } : null))
  // Another tab has already changed it.
  return claimed !== null || (await database.outbox.findOne(row.n).exec())?.id !== row.id
}

export async function finishDiscard(database: AccountDatabase, row: OutboxRow): Promise<void> {
  const [stored] = await storedNow(database.outbox, [row.n])
  if (stored?.id === row.id && isDiscarded(stored)) await removeDiscarded(database, stored)
}

/** `row` is the command as it was. */
export async function undoDiscard(database: AccountDatabase, { state, code, ...row }: OutboxRow): Promise<void> {
  await changeRow(database, row, (now) => (isDiscarded(now) ? { state, code } : null))
}

/** Completes the discards that a crash interrupted; what another page can still bring back once that page cannot any more. */
export async function finishDiscards(database: AccountDatabase, locks?: LockManager, signal?: AbortSignal): Promise<void> {
  const discarded = (await rowsIn(database, ['refused'])).filter(isDiscarded)
  await Promise.all(discarded.map((row) => onceFinal(locks, row.id, () => finishDiscard(database, row), signal)))
}

async function removeDiscarded(database: AccountDatabase, row: OutboxRow): Promise<void> {
  // Photos of a project that is never published are dropped, unless the project was dispatched again.
  if (row.verb === 'publish_project' && !(await isGivenAgain(database, row))) await dropUploadsOf(database, [row.record])
  await removeRow(database, row, isDiscarded)
}

async function isGivenAgain(database: AccountDatabase, { id, record }: OutboxRow): Promise<boolean> {
  const given = await database.outbox.find({ selector: { record, verb: 'publish_project' } }).exec()
  return given.some((other) => other.id !== id && other.code !== DISCARDED)
}
