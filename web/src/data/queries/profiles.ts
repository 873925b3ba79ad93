import { useMemo } from 'react'
import { map } from 'rxjs'
import { asFound, type Found } from '../remote/found'
import { useAccountStore } from '../store/account-store-context'
import { liveList, liveOne } from './live'
import type { Optimistic } from './overlay'
import { newestFirst } from './projects'
import { useLive } from './use-live'

/** Public cards on this device, the newest first; undefined while they are read. */
export function useProfiles(): Optimistic<'profiles'>[] | undefined {
  const { database } = useAccountStore()
  return useLive(useMemo(() => liveList(database, 'profiles', {}).pipe(map(newestFirst)), [database]))
}

export function useProfile(id: string): Found<Optimistic<'profiles'>> | undefined {
  const { database } = useAccountStore()
  return useLive(useMemo(() => asFound(liveOne(database, 'profiles', id)), [database, id]))
}
