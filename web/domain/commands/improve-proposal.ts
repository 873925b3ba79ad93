import * as v from 'valibot'
import { accept, defineCommand, refuse } from '#domain/command'
import { edition, id } from '#domain/fields'
import { notice } from '#domain/notice'
import { mayTake, offeredTypes } from '#domain/projects/proposal-life'
import { confirmed, improvement, isOwnDocument, ownAccount, proposalTerms, sumsUp } from '#domain/projects/proposal-terms'

const args = v.object({ proposal_id: id, project_id: id, edition, ...v.partial(proposalTerms).entries })
export type ImproveProposal = v.InferOutput<typeof args>

/** Only changed terms travel; without any it confirms. Source: product 13, 67, 85, 107 to 110, rule P5. */
export const improveProposal = defineCommand(args, {
  reads: ({ proposal_id, project_id, quote }, me) => [['proposals', proposal_id], ['projects', project_id], ...ownAccount(quote, me)],
  record: ({ proposal_id }) => ['proposals', proposal_id],
  parent: ({ project_id }) => ['projects', project_id],
  quota: 'proposals',

  decide({ proposals: [current], projects: [project], users: [account] }, { proposal_id: _id, project_id, edition: seen, ...wanted }, me, now) {
    if (!current || current.project_id !== project_id) return refuse('proposal_missing')
    if (current.provider_id !== me.id) return refuse('not_yours')
    if (!project) return refuse('parent_missing')
    if (!mayTake(current.status, 'improve_proposal')) return refuse('proposal_already_answered')
    if (project.status !== 'open') return refuse('project_closed')
    if (!offeredTypes(project).includes(wanted.proposal_type ?? current.proposal_type)) return refuse('proposal_type_not_offered')
    if (!isOwnDocument(wanted, account)) return refuse('not_yours')
    if (!sumsUp(current, wanted)) return refuse('proposal_changed')
    const change = improvement(current, wanted, seen, now)
    if (!change) return confirmed(current, project, seen, me, now)
    const told = notice('proposal_improved', { user: project.client_id }, project, me)
    return accept([change], [{ ...told, amount: wanted.amount ?? current.amount }])
  },
})
