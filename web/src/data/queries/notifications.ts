import { useMemo, useState } from 'react'
import { BehaviorSubject, map, switchMap } from 'rxjs'
import { type ListOptions, liveList } from '../live/live'
import type { Optimistic } from '../live/overlay'
import { useLive } from '../live/use-live'
import { useAccountStore } from '../store/account-store-context'
import { newestFirst } from './projects'

export function useNotifications({ newest, since }: ListOptions): Optimistic<'notifications'>[] | undefined {
  const { database } = useAccountStore()
  return useLive(
    useMemo(
      () => liveList(database, 'notifications', {}, { newest, since }).pipe(map((found) => newestFirst(found).slice(0, newest))),
      [database, newest, since],
    ),
  )
}

const PAGE_SIZE = 100

type Notifications = { notifications: Optimistic<'notifications'>[]; showMore?: () => void }

export function useNotificationsSoFar(): Notifications | undefined {
  const { database } = useAccountStore()
  const [most$] = useState(() => new BehaviorSubject(PAGE_SIZE))
  return useLive(
    useMemo(
      () =>
        most$.pipe(
          switchMap((most) =>
            liveList(database, 'notifications', {}, { newest: most + 1 }).pipe(map((found) => ({ most, found: newestFirst(found) }))),
          ),
          map(({ most, found }) =>
            found.length > most ? { notifications: found.slice(0, most), showMore: () => most$.next(most + PAGE_SIZE) } : { notifications: found },
          ),
        ),
      [database, most$],
    ),
  )
}
