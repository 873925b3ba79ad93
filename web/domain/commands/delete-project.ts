import * as v from 'valibot'
import { accept, alreadySo, defineCommand, refuse, remove } from '#domain/command'
import { edition, id } from '#domain/fields'
import { notice } from '#domain/notice'
import { stepOf } from '#domain/projects/project-life'

/** Status and edition as seen: a late command removes no project that has gone on. */
const args = v.object({ project_id: id, status: v.string(), edition })

/** An open or closed project that was never completed, with everything on it; proposers are told. Source: product 13, 21, 87. */
export const deleteProject = defineCommand(args, {
  reads: ({ project_id }) => [['projects', project_id]],
  record: ({ project_id }) => ['projects', project_id],

  decide({ projects: [project] }, { project_id, ...seen }, me) {
    if (!project) return alreadySo
    if (project.client_id !== me.id) return refuse('not_yours')
    if (!stepOf(project.status, 'delete_project')) return refuse('project_not_open')
    if (project.completed_at !== '') return refuse('project_was_completed')
    if (project.status !== seen.status || project.edition !== seen.edition) return refuse('project_went_on')
    return accept([remove('projects', project_id)], [notice('project_deleted', { proposersOf: project_id }, project)])
  },
})
