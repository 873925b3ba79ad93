import { proposalId } from '#domain/ids'
import type { Found } from '../live/found'
import type { Optimistic } from '../live/overlay'
import { useAccountStore } from '../store/account-store-context'
import { useProposal } from './proposals'

/** By the derived id, which start code does without. */
export function useMyProposal(projectId: string): Found<Optimistic<'proposals'>> | undefined {
  const { userId } = useAccountStore()
  return useProposal(proposalId(projectId, userId))
}
