import { claimDiscard, finishDiscard, type OutboxRow, undoDiscard } from '../../sync'
import type { AccountStore } from '../store/account-store'

type Account = Pick<AccountStore, 'database'>

/** How long what was discarded can be taken back. Product 59. */
export const UNDO_MS = 8_000

/** What was discarded a moment ago, as it was, by its id, with what was discarded together with it. */
const recent = new Map<string, { row: OutboxRow; together: readonly OutboxRow[]; timer: ReturnType<typeof setTimeout> }>()

/**
 * Takes commands out of the queue together, in this order, and forgets them after a while. False when one of them is already on its way: then all are
 * as they were. What makes a record goes before its changes: should the app die in between, a change alone is refused and kept, while a record without
 * its changes would be sent as nobody wants it.
 */
export async function discardWithUndo({ database }: Account, rows: readonly OutboxRow[]): Promise<boolean> {
  for (const [index, row] of rows.entries()) {
    if (!(await claimDiscard(database, row))) {
      for (const claimed of rows.slice(0, index).toReversed()) await undoDiscard(database, claimed)
      return false
    }
  }
  for (const row of rows) {
    const timer = setTimeout(() => {
      recent.delete(row.id)
      // An app that ends before this goes on with it at its next start.
      void finishDiscard(database, row).catch((error: unknown) => console.info('A discarded command could not be removed yet.', error))
    }, UNDO_MS)
    recent.set(row.id, { row, together: rows, timer })
  }
  return true
}

/** Whether it was discarded here, and so can be taken back here. */
export const canUndo = ({ id }: Pick<OutboxRow, 'id'>): boolean => recent.has(id)

/** Brings back a command and all that was discarded together with it, what makes a record last. */
export async function undoDiscarded({ database }: Account, { id }: Pick<OutboxRow, 'id'>): Promise<void> {
  for (const { id: one } of recent.get(id)?.together.toReversed() ?? []) {
    const found = recent.get(one)
    if (!found) continue
    clearTimeout(found.timer)
    recent.delete(one)
    await undoDiscard(database, found.row)
  }
}
