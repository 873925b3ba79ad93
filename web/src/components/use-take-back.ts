import { discardWithUndo } from '../data/commands/discard'
import { isDiscardedNow, unsentMakingOf } from '../data/queries/outbox'
import { useAccountStore } from '../data/store/account-store-context'
import { type StorageFailure, storageFailure } from '../data/store/storage-failure'

/**
 * 'shared': others may have seen it; it has to be asked for. 'on_its_way': it went out just now. 'tapped_before': an earlier tap takes it back, or has. Else
 * how this device's storage failed.
 */
export type TakenBack = 'taken' | 'shared' | 'on_its_way' | 'tapped_before' | StorageFailure['code']

type Before = () => Promise<() => Promise<void>>

/** The records that are being taken back. */
const going = new Set<string>()

/**
 * Takes back a record that is on this device only, with everything done to it; for a while it can be brought back. `before` is done first. Asked of the
 * outbox when it is pressed: what a screen shows may not have been read yet. What `before` answers is done once all is back, or where nothing could be taken. Product 59.
 */
export function useTakeBack(record: string): (before?: Before) => Promise<TakenBack> {
  const account = useAccountStore()

  async function takeBack(before?: Before): Promise<TakenBack> {
    try {
      const unsent = await unsentMakingOf(account, record)
      if (unsent.length === 0) return (await isDiscardedNow(account, record)) ? 'tapped_before' : 'shared'
      const onUndone = await before?.()
      const isTaken = await discardWithUndo(account, unsent, onUndone && { onUndone })
      return isTaken === null ? 'tapped_before' : isTaken ? 'taken' : 'on_its_way'
    } catch (error) {
      return storageFailure('What was not sent could not be taken back.', error).code
    }
  }

  return async (before) => {
    // Before the button is redrawn.
    if (going.has(record)) return 'tapped_before'
    going.add(record)
    try {
      return await takeBack(before)
    } finally {
      going.delete(record)
    }
  }
}
