import type { Proposal } from '#domain/documents'
import { draftNames } from '../../../data/drafts/draft-names'
import { useDraft } from '../../../data/drafts/drafts'
import { draftOf, isTypedProposal, nothingTyped, type ProposalDraft, proposalOf, typedOver } from './proposal-draft'

/** What was begun of the next version of a proposal and not sent; null without any. Product 38. */
export function useImprovement(proposal: Proposal): ProposalDraft | null {
  const { value } = useDraft(draftNames.improvement(proposal.id), nothingTyped, isTypedProposal)
  const start = draftOf(proposal)
  return Object.keys(typedOver(start, value)).length > 0 ? proposalOf(start, value) : null
}
