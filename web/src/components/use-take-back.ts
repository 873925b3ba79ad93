import { discardWithUndo, undoDiscarded } from '../data/commands/discard'
import { makes, type OutboxRow, unsentOf } from '../data/queries/outbox'
import { useAccountStore } from '../data/store/account-store-context'

/** 'shared': others may have seen it; it has to be asked for. 'on_its_way': it went out just now. */
export type TakenBack = 'taken' | 'shared' | 'on_its_way'

/**
 * Takes back a record that is on this device only, with everything done to it; for a while it can be brought back. `before` is done first. Asked of the
 * outbox when it is pressed: what a screen shows may not have been read yet. Product 59.
 */
export function useTakeBack(record: string): (before?: () => Promise<void>) => Promise<TakenBack> {
  const account = useAccountStore()

  return async (before) => {
    const unsent = await unsentOf(account, record)
    if (!unsent.some((row) => makes(row, record))) return 'shared'
    await before?.()
    return (await discardAll(unsent)) ? 'taken' : 'on_its_way'
  }

  async function discardAll(given: readonly OutboxRow[]): Promise<boolean> {
    const gone: OutboxRow[] = []
    // The last one first: a change cannot be sent without what it changes.
    for (const row of given.toReversed()) {
      if (!(await discardWithUndo(account, row))) {
        for (const other of gone) await undoDiscarded(account, other)
        return false
      }
      gone.push(row)
    }
    return true
  }
}
