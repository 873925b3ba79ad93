import type { AccountDatabase } from './database'
import { changeRow, removeRow, rowsIn } from './outbox'
import type { OutboxRow } from './outbox-row'
import { dropUploadsOf } from './uploads'

/** The code of a row that its person has discarded, until the row is deleted. */
const DISCARDED = 'discarded'

/**
 * Forgets a refused command, or one that has never been sent; false when it is on its way or answered. The row is claimed first, so that it cannot be sent
 * any more; should the app die before all of it is gone, the next start goes on. Rules P8 and P12.
 */
export async function discardRow(database: AccountDatabase, row: OutboxRow): Promise<boolean> {
  const claimed = await changeRow(database, row, ({ state, first_sent, answered_at }) =>
    // One that a rewind has queued again was on its way or accepted before: the server may have it.
    state === 'refused' || (state === 'queued' && first_sent === '' && answered_at === '') ? { state: 'refused', code: DISCARDED } : null,
  )
  if (claimed) await removeDiscarded(database, claimed)
  // Another tab has already changed it.
  return claimed !== null || (await database.outbox.findOne(row.n).exec())?.id !== row.id
}

/** Completes the discards that a crash interrupted. */
export async function finishDiscards(database: AccountDatabase): Promise<void> {
  for (const row of await rowsIn(database, ['refused'])) if (row.code === DISCARDED) await removeDiscarded(database, row)
}

async function removeDiscarded(database: AccountDatabase, row: OutboxRow): Promise<void> {
  // Photos of a project that is never published are dropped, unless the project was dispatched again.
  if (row.verb === 'publish_project' && !(await isGivenAgain(database, row))) await dropUploadsOf(database, [row.record])
  await removeRow(database, row)
}

async function isGivenAgain(database: AccountDatabase, { id, record }: OutboxRow): Promise<boolean> {
  const given = await database.outbox.find({ selector: { record, verb: 'publish_project' } }).exec()
  return given.some((other) => other.id !== id && other.code !== DISCARDED)
}
