import { useMemo } from 'react'
import { distinctUntilChanged, map } from 'rxjs'
import type { SyncStatus } from '../../sync'
import { useLive } from '../live/use-live'
import { useAccountStore } from '../store/account-store-context'

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
