import { useMemo } from 'react'
import { distinctUntilChanged, map } from 'rxjs'
import type { SyncStatus } from '../../sync'
import { useLive } from '../live/use-live'
import { useAccountStore } from '../store/account-store-context'

/** The upload being sent by any page of this device, with its percentage; null without one. */
export function useSending(): SyncStatus['sending'] {
  const { sync } = useAccountStore()
  return (
    useLive(
      useMemo(
        () =>
          sync.status$.pipe(
            // A request may hang for a while after the network has gone.
            map(({ sending, connection }) => (connection === 'offline' ? null : sending)),
            distinctUntilChanged(),
          ),
        [sync],
      ),
    ) ?? null
  )
}
