import * as v from 'valibot'
import { accept, alreadySo, defineCommand, refuse, set } from '#domain/command'
import { id, requiredLine } from '#domain/fields'
import { notice } from '#domain/notice'
import { dealOf } from '#domain/projects/deal'
import { stepOf } from '#domain/projects/project-life'

/** Names the deal: a late command ends no newer one. `open_points`: what its owner still expects, up to 10 lines of 120; earlier apps know none. */
const args = v.object({
  project_id: id,
  proposal_id: id,
  accepted_at: v.string(),
  open_points: v.optional(v.pipe(v.array(requiredLine(120)), v.maxLength(10, 'too_many_rows'))),
})

/** The chosen provider is told. Source: product 15, 123. */
export const completeProject = defineCommand(args, {
  reads: ({ project_id, proposal_id }) => [
    ['projects', project_id],
    ['proposals', proposal_id],
  ],
  record: ({ project_id }) => ['projects', project_id],

  decide({ projects: [project], proposals: [proposal] }, { project_id, proposal_id, accepted_at, open_points = [] }, me, now) {
    if (!project) return refuse('parent_missing')
    if (project.client_id !== me.id) return refuse('not_yours')
    if (project.status === 'completed') return alreadySo
    if (!stepOf(project.status, 'complete_project')) return refuse('project_not_in_progress')
    if (project.accepted_proposal_id !== proposal_id || project.accepted_at !== accepted_at) return refuse('deal_missing')
    const had = proposal ? dealOf(proposal, project).open_points : []
    const noted = proposal && (open_points.length > 0 || had.length > 0)
    return accept(
      [
        set('projects', project_id, { status: 'completed', completed_at: now }),
        ...(noted ? [set('proposals', proposal_id, { deal: { ...dealOf(proposal, project), open_points } })] : []),
      ],
      [notice('project_completed', { chosenOf: project_id }, project)],
    )
  },
})
