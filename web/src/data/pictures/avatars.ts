import { combineLatest, distinctUntilChanged, filter, map, type Observable, of, shareReplay, switchMap } from 'rxjs'
import type { AccountDatabase } from '../../sync'
import { liveOne } from '../live/live'
import { liveUploads, withoutDiscarded } from '../live/rows'
import { avatarAddress } from './avatar-address'
import { livePicture } from './live-picture'

/** `src` is '' without a picture. */
export type MyAvatar = { src: string; waiting: boolean }

/** The picture chosen here until a pull has brought it, then the server's. Rule P12. */
export function liveAvatar(database: AccountDatabase, userId: string): Observable<MyAvatar> {
  const chosen = liveUploads(database, { record: `users/${userId}`, state: { $in: ['waiting', 'sent'] } }).pipe(
    map((rows) => withoutDiscarded(rows).at(-1)),
    map((newest) => ({ id: newest?.id ?? '', waiting: newest?.state === 'waiting' })),
    shareReplay({ bufferSize: 1, refCount: true }),
  )
  const shown = chosen.pipe(
    map(({ id }) => id),
    distinctUntilChanged(),
    switchMap((id) => (id ? livePicture(database, id) : of('')).pipe(map((src) => ({ id, src })))),
  )
  return combineLatest([liveOne(database, 'users', userId), chosen, shown]).pipe(
    filter(([, { id }, picture]) => id === '' || id === picture.id),
    map(([account, { id, waiting }, { src }]) => (id ? { src, waiting } : { src: avatarAddress(userId, account?.avatar ?? ''), waiting: false })),
    distinctUntilChanged((one, other) => one.src === other.src && one.waiting === other.waiting),
    shareReplay({ bufferSize: 1, refCount: true }),
  )
}
