import * as v from 'valibot'
import { defineCommand, refuse } from '#domain/command'
import { edition, id } from '#domain/fields'
import { mayTake, offeredTypes } from '#domain/projects/proposal-life'
import { confirmed } from '#domain/projects/proposal-terms'

/** The project's `edition` that its provider saw. */
const args = v.object({ proposal_id: id, project_id: id, edition })

/** A pending proposal stands for the edited project, and its quote's validity begins anew. Source: product 85, 110. */
export const confirmProposal = defineCommand(args, {
  reads: ({ proposal_id, project_id }) => [
    ['proposals', proposal_id],
    ['projects', project_id],
  ],
  record: ({ proposal_id }) => ['proposals', proposal_id],
  parent: ({ project_id }) => ['projects', project_id],
  quota: 'proposals',

  decide({ proposals: [proposal], projects: [project] }, { project_id, edition: seen }, me, now) {
    if (!proposal || proposal.project_id !== project_id) return refuse('proposal_missing')
    if (proposal.provider_id !== me.id) return refuse('not_yours')
    if (!project) return refuse('parent_missing')
    if (!mayTake(proposal.status, 'confirm_proposal')) return refuse('proposal_already_answered')
    if (project.status !== 'open') return refuse('project_closed')
    if (project.edition !== seen) return refuse('project_changed')
    if (!offeredTypes(project).includes(proposal.proposal_type)) return refuse('proposal_type_not_offered')
    return confirmed(proposal, project, seen, me, now)
  },
})
