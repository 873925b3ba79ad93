import { useMemo } from 'react'
import { map } from 'rxjs'
import { useAccountStore } from '../store/account-store-context'
import { liveList } from './live'
import { useLive } from './use-live'

/** How many notifications wait to be read; undefined until that is known. */
export function useUnreadNotifications(): number | undefined {
  const { database } = useAccountStore()
  return useLive(useMemo(() => liveList(database, 'notifications', { is_read: false }).pipe(map(({ length }) => length)), [database]))
}
