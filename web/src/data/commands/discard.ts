import { claimDiscard, finishDiscard, holdWayBack, type OutboxRow, undoDiscard } from '../../sync'
import type { AccountStore } from '../store/account-store'

type Account = Pick<AccountStore, 'database' | 'locks'>

/** How long what was discarded can be taken back. Product 59. */
export const UNDO_MS = 8_000

/** Commands that were discarded together a moment ago, as they were. */
type Discarded = {
  rows: readonly OutboxRow[]
  /** Lets any page finish them. */
  letGo: () => void
  onUndone: () => Promise<void>
  timer: ReturnType<typeof setTimeout>
}

/** By the id of each command. */
const recent = new Map<string, Discarded>()

/**
 * Takes commands out of the queue together, in this order, and forgets them after a while. False when one of them is already on its way: then all are
 * as they were. What makes a record goes before its changes: should the app die in between, a change alone is refused and kept, while a record without
 * its changes would be sent as nobody wants it. `onUndone` follows their return.
 */
export async function discardWithUndo(
  { database, locks }: Account,
  rows: readonly OutboxRow[],
  onUndone: () => Promise<void> = async () => undefined,
): Promise<boolean> {
  // Before the first is discarded: a page that opens meanwhile forgets what it finds.
  const letGo = await holdWayBack(
    locks,
    rows.map(({ id }) => id),
  )
  try {
    for (const [index, row] of rows.entries()) {
      if (await claimDiscard(database, row)) continue
      for (const claimed of rows.slice(0, index).toReversed()) await undoDiscard(database, claimed)
      letGo()
      return false
    }
  } catch (error) {
    letGo()
    throw error
  }
  const timer = setTimeout(() => {
    for (const { id } of rows) recent.delete(id)
    void Promise.all(rows.map((row) => finishDiscard(database, row)))
      // An app that ends before this goes on with it at its next start.
      .catch((error: unknown) => console.info('A discarded command could not be removed yet.', error))
      .finally(letGo)
  }, UNDO_MS)
  for (const { id } of rows) recent.set(id, { rows, letGo, onUndone, timer })
  return true
}

/** Whether it was discarded here, and so can be taken back here. */
export const canUndo = ({ id }: Pick<OutboxRow, 'id'>): boolean => recent.has(id)

/** Brings back a command and all that was discarded together with it, what makes a record last. */
export async function undoDiscarded({ database }: Pick<Account, 'database'>, { id }: Pick<OutboxRow, 'id'>): Promise<void> {
  const found = recent.get(id)
  if (!found) return
  clearTimeout(found.timer)
  for (const row of found.rows) recent.delete(row.id)
  try {
    for (const row of found.rows.toReversed()) await undoDiscard(database, row)
  } finally {
    found.letGo()
  }
  await found.onUndone()
}
