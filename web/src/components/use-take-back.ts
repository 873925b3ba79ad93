import { discardWithUndo } from '../data/commands/discard'
import { unsentMakingOf } from '../data/queries/outbox'
import { useAccountStore } from '../data/store/account-store-context'

/** 'shared': others may have seen it; it has to be asked for. 'on_its_way': it went out just now. */
export type TakenBack = 'taken' | 'shared' | 'on_its_way'

/**
 * Takes back a record that is on this device only, with everything done to it; for a while it can be brought back. `before` is done first. Asked of the
 * outbox when it is pressed: what a screen shows may not have been read yet. What `before` answers is done once all is back. Product 59.
 */
export function useTakeBack(record: string): (before?: () => Promise<() => Promise<void>>) => Promise<TakenBack> {
  const account = useAccountStore()

  return async (before) => {
    const unsent = await unsentMakingOf(account, record)
    if (unsent.length === 0) return 'shared'
    const onUndone = await before?.()
    return (await discardWithUndo(account, unsent, onUndone)) ? 'taken' : 'on_its_way'
  }
}
