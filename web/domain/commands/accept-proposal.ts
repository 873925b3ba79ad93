import * as v from 'valibot'
import { accept, alreadySo, defineCommand, ensure, refuse, set } from '#domain/command'
import type { Proposal } from '#domain/documents'
import { id } from '#domain/fields'
import { newConversation } from '#domain/new-conversation'
import { notice } from '#domain/notice'
import { stepOf } from '#domain/projects/project-life'
import { isExpired, mayTake } from '#domain/projects/proposal-life'
import { seenTerms, seenTermsOf, wasSeen } from '#domain/projects/proposal-terms'
import { saoPauloDay } from '#domain/values/sao-paulo'

/** The terms that the owner saw; a release without quotes saw none. Not `updated_at`, which changes when a proposal is given back to a restored server (P11). */
const args = v.object({ project_id: id, proposal_id: id, ...seenTerms.entries, quote_digest: v.optional(v.string(), '') })
export type AcceptProposal = v.InferOutput<typeof args>

export const acceptanceOf = (proposal: Proposal): AcceptProposal => ({
  project_id: proposal.project_id,
  proposal_id: proposal.id,
  ...seenTermsOf(proposal),
})

/** The project starts, other pending proposals are rejected, and both people can talk. Its own route, never queued. Source: product 14, 110, 111. */
export const acceptProposal = defineCommand(args, {
  reads: ({ project_id, proposal_id }) => [
    ['projects', project_id],
    ['proposals', proposal_id],
  ],
  record: ({ proposal_id }) => ['proposals', proposal_id],
  parent: ({ project_id }) => ['projects', project_id],

  decide({ projects: [project], proposals: [proposal] }, { project_id: _id, proposal_id, ...seen }, me, now) {
    if (!project) return refuse('parent_missing')
    if (project.client_id !== me.id) return refuse('not_yours')
    if (project.accepted_proposal_id === proposal_id) return alreadySo
    if (!stepOf(project.status, 'accept_proposal')) return refuse('project_closed')
    if (proposal?.project_id !== project.id) return refuse('proposal_missing')
    if (!mayTake(proposal.status, 'accept_proposal')) return refuse('proposal_already_answered')
    if (!wasSeen(proposal, seen)) return refuse('proposal_changed')
    if (isExpired(proposal, saoPauloDay(now))) return refuse('quote_expired')
    return accept(
      [
        set('projects', project.id, { status: 'in_progress', accepted_proposal_id: proposal.id, accepted_at: now }),
        set('proposals', proposal.id, { status: 'accepted' }),
        {
          op: 'set_all',
          collection: 'proposals',
          where: { project_id: project.id, status: 'pending' },
          except: proposal.id,
          fields: { status: 'rejected' },
        },
        ensure('conversations', newConversation(project.id, me.id, proposal.provider_id, now)),
      ],
      [
        notice('proposal_accepted', { user: proposal.provider_id }, project),
        notice('project_started', { user: me.id }, project, { ...me, id: proposal.provider_id, full_name: proposal.provider_name }),
        notice('proposal_rejected', { proposersOf: project.id, except: proposal.provider_id, standing: true }, project),
      ],
    )
  },
})
