import { useMemo } from 'react'
import { map } from 'rxjs'
import { asFound, type Found } from '../remote/found'
import { useAccountStore } from '../store/account-store-context'
import { liveList, liveOne } from './live'
import type { Optimistic } from './overlay'
import { useLive } from './use-live'

/** The signed-in person's account; undefined while it is read. */
export function useMyAccount(): Found<Optimistic<'users'>> | undefined {
  const account = useAccountStore()
  return useLive(useMemo(() => asFound(liveOne(account.database, 'users', account.userId)), [account]))
}

/** The pending request to delete this account. Product 10. */
export function useMyCancellation(): Found<Optimistic<'account_cancellation_requests'>> | undefined {
  const { database, userId } = useAccountStore()
  return useLive(
    useMemo(
      () => asFound(liveList(database, 'account_cancellation_requests', { user_id: userId, status: 'pending' }).pipe(map(([pending]) => pending))),
      [database, userId],
    ),
  )
}
