import type { Project, Proposal } from '#domain/documents'
import { conversationId } from '#domain/ids'
import { acceptedOf } from '#domain/projects/deal'
import { useProposalsOf } from '../../data/queries/proposals'
import { useActor } from '../../data/store/account-store-context'

type Person = { id: string; name: string; avatar: string }
/** The two people of a deal, as one of them sees it; what becomes of the work is the domain's `Deal`. */
export type MyDeal = { proposal: Proposal; isOwner: boolean; other: Person; conversationId: string }

/** For its two sides; null for everyone else and before. Product 54. */
export function useDeal(project: Project | undefined): MyDeal | null {
  const { id: me } = useActor()
  const proposals = useProposalsOf(project?.id ?? '')
  const proposal = project && acceptedOf(project, proposals ?? [])
  if (!proposal) return null
  const isOwner = project.client_id === me
  if (!isOwner && proposal.provider_id !== me) return null
  return {
    proposal,
    isOwner,
    other: isOwner
      ? { id: proposal.provider_id, name: proposal.provider_name, avatar: proposal.provider_avatar }
      : { id: project.client_id, name: project.client_name, avatar: project.client_avatar },
    conversationId: conversationId(project.id, project.client_id, proposal.provider_id),
  }
}
