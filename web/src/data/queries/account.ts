import { useMemo } from 'react'
import { map } from 'rxjs'
import { asFound, type Found } from '../live/found'
import { liveList, liveOne } from '../live/live'
import type { Optimistic } from '../live/overlay'
import { useLive } from '../live/use-live'
import { useAccountStore } from '../store/account-store-context'

export function useMyAccount(): Found<Optimistic<'users'>> | undefined {
  const account = useAccountStore()
  return useLive(useMemo(() => asFound(liveOne(account.database, 'users', account.userId)), [account]))
}

/** The pending request, else the newest declined one. Product 10 and 91. */
export function useMyCancellation(): Found<Optimistic<'account_cancellation_requests'>> | undefined {
  const { database, userId } = useAccountStore()
  return useLive(
    useMemo(() => asFound(liveList(database, 'account_cancellation_requests', { user_id: userId }).pipe(map(shownOf))), [database, userId]),
  )
}

function shownOf(requests: Optimistic<'account_cancellation_requests'>[]): Optimistic<'account_cancellation_requests'> | undefined {
  const pending = requests.find(({ status }) => status === 'pending')
  return pending ?? requests.toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1))[0]
}
