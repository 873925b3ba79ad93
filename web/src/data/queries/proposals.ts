import { useMemo } from 'react'
import { map } from 'rxjs'
import type { Proposal } from '#domain/documents'
import { asFound, type Found } from '../live/found'
import { liveList, liveOne } from '../live/live'
import type { Optimistic } from '../live/overlay'
import { useLive } from '../live/use-live'
import { useAccountStore } from '../store/account-store-context'
import { newestFirst } from './projects'
import { liveHeardProposals } from './silenced'

export function useProposalsOf(projectId: string): Optimistic<'proposals'>[] | undefined {
  const { database } = useAccountStore()
  return useLive(useMemo(() => liveHeardProposals(database, { project_id: projectId }).pipe(map(newestFirst)), [database, projectId]))
}

/** The deal in progress, else the newest pending proposal; null without any. */
export function useProposalFrom(providerId: string): Optimistic<'proposals'> | null | undefined {
  const { database } = useAccountStore()
  return useLive(useMemo(() => liveHeardProposals(database, { provider_id: providerId }).pipe(map(standing)), [database, providerId]))
}

function standing(proposals: Optimistic<'proposals'>[]): Optimistic<'proposals'> | null {
  const newest = newestFirst(proposals)
  const isDeal = ({ status, project_status }: Proposal): boolean => status === 'accepted' && project_status === 'in_progress'
  const isOffer = ({ status, project_status }: Proposal): boolean => status === 'pending' && project_status === 'open'
  return newest.find(isDeal) ?? newest.find(isOffer) ?? null
}

export function useProposal(id: string): Found<Optimistic<'proposals'>> | undefined {
  const { database } = useAccountStore()
  return useLive(useMemo(() => asFound(liveOne(database, 'proposals', id)), [database, id]))
}

export function useMyProposals(most?: number): Optimistic<'proposals'>[] | undefined {
  const { database, userId } = useAccountStore()
  return useLive(
    useMemo(() => liveList(database, 'proposals', { provider_id: userId }, { newest: most }).pipe(map(newestFirst)), [database, userId, most]),
  )
}
