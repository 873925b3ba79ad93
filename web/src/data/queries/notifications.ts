import { useMemo } from 'react'
import { map } from 'rxjs'
import { useAccountStore } from '../store/account-store-context'
import { liveList } from './live'
import type { Optimistic } from './overlay'
import { newestFirst } from './projects'
import { useLive } from './use-live'

/** The signed-in person's notifications, the newest first; undefined while they are read. `most` bounds how many. */
export function useNotifications(most?: number): Optimistic<'notifications'>[] | undefined {
  const { database } = useAccountStore()
  return useLive(
    useMemo(
      () =>
        liveList(database, 'notifications', {}, most === undefined ? {} : { newest: most }).pipe(map((found) => newestFirst(found).slice(0, most))),
      [database, most],
    ),
  )
}
