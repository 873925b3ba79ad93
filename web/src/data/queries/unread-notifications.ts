import { useMemo } from 'react'
import { map, type Observable, shareReplay } from 'rxjs'
import type { AccountDatabase } from '../../sync'
import { liveList } from '../live/live'
import { memoized } from '../live/memoized'
import type { Optimistic } from '../live/overlay'
import { useLive } from '../live/use-live'
import { useAccountStore } from '../store/account-store-context'
import { newestFirst } from './projects'

/** Twice what '99+' needs: a hundred may be marked one by one before the server answers. */
const MOST_UNREAD = 200

/** One query for the bell, the app's icon, toasts and the support chat; the newest first. */
export const liveUnreadNotifications = memoized(
  (database: AccountDatabase): Observable<Optimistic<'notifications'>[]> =>
    liveList(database, 'notifications', { is_read: false }, { newest: MOST_UNREAD }).pipe(
      map(newestFirst),
      shareReplay({ bufferSize: 1, refCount: true }),
    ),
)

export function useUnreadNotifications(): Optimistic<'notifications'>[] | undefined {
  const { database } = useAccountStore()
  return useLive(useMemo(() => liveUnreadNotifications(database), [database]))
}
