import { useMemo } from 'react'
import { map } from 'rxjs'
import { proposalId } from '#domain/ids'
import { useAccount } from '../account-context'
import { asFound, type Found } from '../found'
import { liveList, liveOne } from '../live'
import type { Laid } from '../overlay'
import { useLive } from '../use-live'
import { newestFirst } from './projects'

/** Proposals that the owner received on one project, the newest first. */
export function useProposalsOf(projectId: string): Laid<'proposals'>[] | undefined {
  const { database } = useAccount()
  return useLive(useMemo(() => liveList(database, 'proposals', { project_id: projectId }).pipe(map(newestFirst)), [database, projectId]))
}

/** The one proposal that whoever is signed in has on a project. */
export function useMyProposal(projectId: string): Found<Laid<'proposals'>> | undefined {
  const { database, userId } = useAccount()
  return useLive(useMemo(() => asFound(liveOne(database, 'proposals', proposalId(projectId, userId))), [database, projectId, userId]))
}

/** A provider's own proposals, the newest first. */
export function useMyProposals(): Laid<'proposals'>[] | undefined {
  const { database, userId } = useAccount()
  return useLive(useMemo(() => liveList(database, 'proposals', { provider_id: userId }).pipe(map(newestFirst)), [database, userId]))
}
