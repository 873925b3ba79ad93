import { useMemo } from 'react'
import { map } from 'rxjs'
import { silenceId } from '#domain/ids'
import { asFound, type Found } from '../live/found'
import { liveList, liveOne } from '../live/live'
import type { Optimistic } from '../live/overlay'
import { useLive } from '../live/use-live'
import { useAccountStore } from '../store/account-store-context'
import { newestFirst } from './projects'

/** The newest first. Product 93. */
export function useBlockedPeople(): Optimistic<'silences'>[] | undefined {
  const { database } = useAccountStore()
  return useLive(useMemo(() => liveList(database, 'silences', { conversation_id: '' }).pipe(map(newestFirst)), [database]))
}

/** By person or conversation; undefined while it is read. */
export function useSilence(about: string): Found<Optimistic<'silences'>> | undefined {
  const { database, userId } = useAccountStore()
  return useLive(useMemo(() => asFound(liveOne(database, 'silences', silenceId(userId, about))), [database, userId, about]))
}
