import { distinctUntilChanged, map, type Observable } from 'rxjs'
import { liveOne } from '../live/live'
import type { AccountStore } from '../store/account-store'

/** Why the account is suspended, '' while it is not. Product 49. */
export const liveSuspension = ({ database, userId }: Pick<AccountStore, 'database' | 'userId'>): Observable<string> =>
  liveOne(database, 'users', userId).pipe(
    map((account) => account?.suspended_reason ?? ''),
    distinctUntilChanged(),
  )
