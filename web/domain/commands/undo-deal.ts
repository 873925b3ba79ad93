import * as v from 'valibot'
import { accept, alreadySo, defineCommand, refuse, set } from '#domain/command'
import { requiredText } from '#domain/fields'
import { notice } from '#domain/notice'
import { dealOf } from '#domain/projects/deal'
import { namedDeal, ofDeal } from '#domain/projects/deal-between'
import { stepOf } from '#domain/projects/project-life'
import { MOST_REASON } from '#domain/reason'

const args = v.object({ ...namedDeal, reason: requiredText(MOST_REASON) })

/** Either side, with a reason: the project is open again, the chosen proposal rejected, those rejected for it pending. Source: product 86. */
export const undoDeal = defineCommand(args, {
  reads: ofDeal.reads,
  record: ({ project_id }) => ['projects', project_id],
  quota: 'project_changes',

  decide({ projects: [project], proposals: [proposal] }, { project_id, accepted_at, reason }, me, now) {
    if (!project) return refuse('parent_missing')
    const by = project.client_id === me.id ? 'owner' : proposal?.provider_id === me.id ? 'provider' : null
    if (!by || project.client_id === undefined) return refuse('not_yours')
    if (proposal?.project_id !== project_id) return refuse('proposal_missing')
    const isThisDeal = project.accepted_proposal_id === proposal.id && project.accepted_at === accepted_at
    if (!isThisDeal) return proposal.undone_by ? alreadySo : refuse('deal_missing')
    if (!stepOf(project.status, 'undo_deal')) return refuse('project_not_in_progress')
    return accept(
      [
        set('projects', project_id, { status: 'open', accepted_proposal_id: '', accepted_at: '', touched_at: now, asked_at: '' }),
        // Not those that an earlier undo rejected.
        { op: 'set_all', collection: 'proposals', where: { project_id, status: 'rejected', undone_by: '' }, fields: { status: 'pending' } },
        set('proposals', proposal.id, {
          status: 'rejected',
          undone_by: by,
          undone_reason: reason,
          deal: { ...dealOf(proposal, project), undone_at: now },
          // A reference from before a reopening goes with its deal. Product 129.
          ...(proposal.reference && { reference: null }),
        }),
      ],
      [
        { ...notice('deal_undone', { user: by === 'owner' ? proposal.provider_id : project.client_id }, project, me), reason },
        notice('project_open_again', { proposersOf: project_id, except: proposal.provider_id, standing: true }, project),
      ],
    )
  },
})
