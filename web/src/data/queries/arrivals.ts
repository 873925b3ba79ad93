import { filter, map, type Observable, switchMap, take } from 'rxjs'
import type { Notification } from '#domain/documents'
import type { AccountStore } from '../store/account-store'
import { liveUnreadNotifications } from './unread-notifications'

/** Each once, the newest first. Only what the server made after this run's first round is an arrival. */
export function arrivals({ database, sync }: Pick<AccountStore, 'database' | 'sync'>): Observable<Notification[]> {
  const known = new Set<string>()
  return sync.status$.pipe(
    filter(({ askedAt, updatedAt }) => askedAt > 0 && updatedAt !== ''),
    take(1),
    switchMap(({ updatedAt }) =>
      liveUnreadNotifications(database).pipe(map((unread) => unread.filter(({ id, created_at }) => created_at > updatedAt && !known.has(id)))),
    ),
    filter((arrived) => arrived.length > 0),
    map((arrived) => {
      for (const { id } of arrived) known.add(id)
      return arrived
    }),
  )
}
