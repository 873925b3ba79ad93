import { useMemo } from 'react'
import { map } from 'rxjs'
import { asFound, type Found } from '../live/found'
import { liveList, liveOne, liveSome } from '../live/live'
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

/** Counts of providers whose cards this device holds. Product 128. */
export function useWorksDone(ids: readonly string[]): ReadonlyMap<string, number> {
  const { database } = useAccountStore()
  const asked = [...new Set(ids)].sort().join()
  const cards = useLive(useMemo(() => liveSome(database, 'profiles', asked.split(',').filter(Boolean)), [database, asked]))
  return useMemo(() => new Map(cards?.map(({ id, works_done }) => [id, works_done])), [cards])
}
