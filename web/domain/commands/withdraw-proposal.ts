import * as v from 'valibot'
import { accept, alreadySo, defineCommand, refuse, remove } from '#domain/command'
import { id } from '#domain/fields'
import { mayTake } from '#domain/projects/proposal-life'
import { seenTerms, wasSeen } from '#domain/projects/proposal-terms'

/** The terms that its provider saw: another device may have improved it. */
const args = v.object({ proposal_id: id, ...seenTerms.entries })

/** No notification. Source: product 13, 21. */
export const withdrawProposal = defineCommand(args, {
  reads: ({ proposal_id }) => [['proposals', proposal_id]],
  record: ({ proposal_id }) => ['proposals', proposal_id],

  decide({ proposals: [proposal] }, { proposal_id, ...seen }, me) {
    if (!proposal) return alreadySo
    if (proposal.provider_id !== me.id) return refuse('not_yours')
    if (!mayTake(proposal.status, 'withdraw_proposal')) return refuse('proposal_already_answered')
    if (!wasSeen(proposal, seen)) return refuse('proposal_changed')
    return accept([remove('proposals', proposal_id)])
  },
})
