import * as v from 'valibot'
import { accept, alreadySo, defineCommand, refuse, remove, set } from '#domain/command'
import { id } from '#domain/fields'
import { mayTake } from '#domain/projects/proposal-life'
import { seenTerms, wasSeen } from '#domain/projects/proposal-terms'

/** The terms that its provider saw: another device may have improved it. */
const args = v.object({ proposal_id: id, ...seenTerms.entries })

/** No notification. Source: product 13, 21, 120. */
export const withdrawProposal = defineCommand(args, {
  reads: ({ proposal_id }) => [['proposals', proposal_id]],
  record: ({ proposal_id }) => ['proposals', proposal_id],

  decide({ proposals: [proposal] }, { proposal_id, ...seen }, me) {
    if (!proposal) return alreadySo
    if (proposal.provider_id !== me.id) return refuse('not_yours')
    if (!mayTake(proposal.status, 'withdraw_proposal')) return refuse('proposal_already_answered')
    if (!wasSeen(proposal, seen)) return refuse('proposal_changed')
    // Marks, changes and photos of an undone deal are both sides': the proposal is as it was before it was made anew.
    if (proposal.deal) return accept([set('proposals', proposal_id, { status: 'rejected', undone_by: 'provider' })])
    return accept([remove('proposals', proposal_id)])
  },
})
