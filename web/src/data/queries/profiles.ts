import { useMemo } from 'react'
import { map } from 'rxjs'
import { useAccount } from '../account-context'
import { asFound, type Found } from '../found'
import { liveList, liveOne } from '../live'
import type { Laid } from '../overlay'
import { useLive } from '../use-live'
import { newestFirst } from './projects'

/** Public cards on this device, the newest first; undefined while they are read. */
export function useProfiles(): Laid<'profiles'>[] | undefined {
  const { database } = useAccount()
  return useLive(useMemo(() => liveList(database, 'profiles', {}).pipe(map(newestFirst)), [database]))
}

export function useProfile(id: string): Found<Laid<'profiles'>> | undefined {
  const { database } = useAccount()
  return useLive(useMemo(() => asFound(liveOne(database, 'profiles', id)), [database, id]))
}
