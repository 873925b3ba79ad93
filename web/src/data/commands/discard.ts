import { claimDiscard, finishDiscard, type OutboxRow, undoDiscard } from '../../sync'
import type { AccountStore } from '../store/account-store'

type Account = Pick<AccountStore, 'database'>

/** How long what was discarded can be taken back. Product 59. */
export const UNDO_MS = 8_000

/** What was discarded a moment ago, as it was, by its id. */
const recent = new Map<string, { row: OutboxRow; timer: ReturnType<typeof setTimeout> }>()

/** Takes a command out of the queue and forgets it after a while; false when it is already on its way. */
export async function discardWithUndo({ database }: Account, row: OutboxRow): Promise<boolean> {
  if (!(await claimDiscard(database, row))) return false
  const timer = setTimeout(() => {
    recent.delete(row.id)
    // An app that ends before this goes on with it at its next start.
    void finishDiscard(database, row).catch((error: unknown) => console.info('A discarded command could not be removed yet.', error))
  }, UNDO_MS)
  recent.set(row.id, { row, timer })
  return true
}

/** Whether it was discarded here, and so can be taken back here. */
export const canUndo = ({ id }: Pick<OutboxRow, 'id'>): boolean => recent.has(id)

export async function undoDiscarded({ database }: Account, { id }: Pick<OutboxRow, 'id'>): Promise<void> {
  const found = recent.get(id)
  if (!found) return
  clearTimeout(found.timer)
  recent.delete(id)
  await undoDiscard(database, found.row)
}
