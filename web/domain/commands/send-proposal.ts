import * as v from 'valibot'
import { proposals } from '#domain/collections/proposals'
import { accept, create, defineCommand, refuse } from '#domain/command'
import { edition, id } from '#domain/fields'
import { proposalId } from '#domain/ids'
import { type NoticeKind, notice } from '#domain/notice'
import { isProvider } from '#domain/people/roles'
import { mayImprove, offeredTypes } from '#domain/projects/proposal-life'
import { confirmed, improvement, isOwnDocument, ownAccount, proposalTerms, sumsUp, validUntil } from '#domain/projects/proposal-terms'

export const sendProposalArgs = v.object({ project_id: id, edition, ...proposalTerms.entries })
export type SendProposal = v.InferOutput<typeof sendProposalArgs>

/**
 * Improves an own pending proposal. `edition` as the form showed it; `amount` in reais with at most two decimals, `duration_days` whole. Source:
 * product 13, 17, 26, 27, 71, 85, 107 to 110.
 */
export const sendProposal = defineCommand(sendProposalArgs, {
  reads: ({ project_id, quote }, me) => [['projects', project_id], ['proposals', proposalId(project_id, me.id)], ...ownAccount(quote, me)],
  record: ({ project_id }, me) => ['proposals', proposalId(project_id, me.id)],
  parent: ({ project_id }) => ['projects', project_id],
  quota: 'proposals',

  decide({ projects: [project], proposals: [current], users: [account] }, { project_id, edition: seen, ...terms }, me, now) {
    if (!isProvider(me)) return refuse('only_providers_propose')
    if (!project) return refuse('parent_missing')
    if (project.client_id === me.id) return refuse('own_project')
    if (project.status !== 'open') return refuse('project_closed')
    if (current && !mayImprove(current)) return refuse('proposal_already_answered')
    if (!offeredTypes(project).includes(terms.proposal_type)) return refuse('proposal_type_not_offered')
    if (!isOwnDocument(terms, account)) return refuse('not_yours')
    if (!sumsUp(current, terms)) return refuse('proposal_changed')
    const told = (kind: NoticeKind) => ({ ...notice(kind, { user: project.client_id }, project, me), amount: terms.amount })
    if (current) {
      const change = improvement(current, terms, seen, now)
      return change
        ? accept([change], [told(current.undone_by ? 'proposal_received' : 'proposal_improved')])
        : confirmed(current, project, seen, me, now)
    }
    const proposal = {
      ...proposals.emptyOwn,
      ...terms,
      quote: terms.quote ?? null,
      valid_until: validUntil(terms.quote ?? null, now),
      id: proposalId(project_id, me.id),
      project_id,
      provider_id: me.id,
      edition: seen,
      created_at: now,
      updated_at: now,
    }
    return accept([create('proposals', proposal)], [told('proposal_received')])
  },
})
