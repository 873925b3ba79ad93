import { useMemo } from 'react'
import { map } from 'rxjs'
import { asFound, type Found } from '../live/found'
import { liveList, liveOne } from '../live/live'
import type { Optimistic } from '../live/overlay'
import { useLive } from '../live/use-live'
import { useAccountStore } from '../store/account-store-context'
import { newestFirst } from './projects'

export function useProfiles(): Optimistic<'profiles'>[] | undefined {
  const { database } = useAccountStore()
  return useLive(useMemo(() => liveList(database, 'profiles', {}).pipe(map(newestFirst)), [database]))
}

export function useProfile(id: string): Found<Optimistic<'profiles'>> | undefined {
  const { database } = useAccountStore()
  return useLive(useMemo(() => asFound(liveOne(database, 'profiles', id)), [database, id]))
}
