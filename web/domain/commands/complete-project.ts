import * as v from 'valibot'
import { accept, alreadySo, defineCommand, refuse, set } from '#domain/command'
import { id } from '#domain/fields'
import { notice } from '#domain/notice'
import { stepOf } from '#domain/projects/project-life'

/** Names the deal: a late command ends no newer one. */
const args = v.object({ project_id: id, proposal_id: id, accepted_at: v.string() })

/** The chosen provider is told. Source: product 15. */
export const completeProject = defineCommand(args, {
  reads: ({ project_id }) => [['projects', project_id]],
  record: ({ project_id }) => ['projects', project_id],

  decide({ projects: [project] }, { project_id, proposal_id, accepted_at }, me, now) {
    if (!project) return refuse('parent_missing')
    if (project.client_id !== me.id) return refuse('not_yours')
    if (project.status === 'completed') return alreadySo
    if (!stepOf(project.status, 'complete_project')) return refuse('project_not_in_progress')
    if (project.accepted_proposal_id !== proposal_id || project.accepted_at !== accepted_at) return refuse('deal_missing')
    return accept(
      [set('projects', project_id, { status: 'completed', completed_at: now })],
      [notice('project_completed', { chosenOf: project_id }, project)],
    )
  },
})
