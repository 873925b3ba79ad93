import { discardCommands } from '../data/discard'
import { isDiscardedNow, unsentMakingOf } from '../data/queries/outbox'
import { useAccountStore } from '../data/store/account-store-context'
import { type StorageFailure, storageFailure } from '../data/store/storage-failure'

/**
 * 'shared': others may have seen it, so it has to be confirmed. 'on_its_way': it was just sent. 'tapped_before': an earlier tap discards it.
 * Else a storage failure.
 */
export type Discarding = 'discarded' | 'shared' | 'on_its_way' | 'tapped_before' | StorageFailure['code']

type Before = () => Promise<() => Promise<void>>

/**
 * Discards an unsent record and everything done to it. `before` runs first; its result runs once all is undone. Reads the outbox at the press,
 * since screens may lag. Product 59.
 */
export function useDiscardUnsent(record: string): (before?: Before) => Promise<Discarding> {
  const account = useAccountStore()
  return async (before) => {
    try {
      const unsent = await unsentMakingOf(account, record)
      if (unsent.length === 0) return (await isDiscardedNow(account, record)) ? 'tapped_before' : 'shared'
      const isDiscarded = await discardCommands(account, unsent, { before })
      return isDiscarded === null ? 'tapped_before' : isDiscarded ? 'discarded' : 'on_its_way'
    } catch (error) {
      return storageFailure('What was not sent could not be discarded.', error).code
    }
  }
}
