import { discardCommands } from '../data/discard'
import { isDiscardedNow, unsentMakingOf } from '../data/queries/outbox'
import { useAccountStore } from '../data/store/account-store-context'
import { type StorageFailure, storageFailure } from '../data/store/storage-failure'

/**
 * 'shared': others may have seen it; it has to be asked for. 'on_its_way': it went out just now. 'tapped_before': an earlier tap discards it, or has. Else
 * how this device's storage failed.
 */
export type Discarding = 'discarded' | 'shared' | 'on_its_way' | 'tapped_before' | StorageFailure['code']

type Before = () => Promise<() => Promise<void>>

/**
 * Discards a record that is on this device only, with everything done to it; for a while that can be undone. `before` goes first; what it answers is done once all
 * is back, or where nothing could be discarded. Asked of the outbox when it is pressed: what a screen shows may not have been read yet. Product 59.
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
