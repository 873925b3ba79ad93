import { combineLatest, distinctUntilChanged, map, type Observable, shareReplay } from 'rxjs'
import type { AccountDatabase } from '../sync'
import { avatarAddress } from './avatar-address'
import { liveOne } from './live'

/** Whoever is signed in: the picture as its person sees it, '' without one. `waiting` says that the server does not have it yet. */
export type MyAvatar = { src: string; waiting: boolean }

/** The picture that was chosen here until a pull has brought it, then the server's. Rule P12. */
export function liveAvatar(database: AccountDatabase, userId: string): Observable<MyAvatar> {
  const uploads = database.uploads.find({ selector: { record: `users/${userId}`, state: { $in: ['waiting', 'sent'] } } }).$
  return combineLatest([liveOne(database, 'users', userId), uploads]).pipe(
    map(([account, rows]) => {
      const upload = rows.at(-1)
      if (upload) return { src: upload.blob, waiting: upload.state === 'waiting' }
      return { src: avatarAddress(userId, account?.avatar ?? ''), waiting: false }
    }),
    distinctUntilChanged((one, other) => one.src === other.src && one.waiting === other.waiting),
    shareReplay({ bufferSize: 1, refCount: true }),
  )
}
