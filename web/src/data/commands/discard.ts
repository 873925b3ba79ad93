import { claimDiscard, finishDiscard, holdWayBack, type OutboxRow, undoDiscard } from '../../sync'
import type { AccountStore } from '../store/account-store'
import { openWayBack } from '../way-back'

type Account = Pick<AccountStore, 'database' | 'locks'>

/**
 * Takes commands out of the queue together, in this order, and removes them after a while; until then the id of each brings all of them back, and
 * `onUndone` is called after that. Answers false when one of them is being sent already: then all stay queued. The command that creates a record is to
 * be the first: if the app dies in between, a change without its record is refused and kept, but a record without its changes would be published.
 */
export async function discardWithUndo(
  { database, locks }: Account,
  rows: readonly OutboxRow[],
  onUndone: () => Promise<void> = async () => undefined,
): Promise<boolean> {
  const ids = rows.map(({ id }) => id)
  // Before the first is discarded: a page that opens meanwhile forgets what it finds.
  const letGo = await holdWayBack(locks, ids)
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
  openWayBack(ids, {
    letGo,
    async finish() {
      await Promise.all(rows.map((row) => finishDiscard(database, row)))
    },
    async undo() {
      for (const row of rows.toReversed()) await undoDiscard(database, row)
    },
    onUndone,
  })
  return true
}
