import * as v from 'valibot'
import { accept, alreadySo, type Command, refuse, remove } from '#domain/command'
import { id, parserOf } from '#domain/fields'
import { notice } from '#domain/notice'
import { stepOf } from '#domain/projects/project-life'

const args = v.object({ project_id: id })
export type DeleteProject = v.InferOutput<typeof args>

/** The owner takes an open or closed project that was never completed away with everything on it; who proposed is told. Source: product 13, 21, 87. */
export const deleteProject: Command<DeleteProject> = {
  parse: parserOf(args),
  reads: ({ project_id }) => [['projects', project_id]],
  record: ({ project_id }) => ['projects', project_id],
  onRefusal: 'keep',

  decide({ projects: [project] }, { project_id }, me) {
    if (!project) return alreadySo
    if (project.client_id !== me.id) return refuse('not_yours')
    if (!stepOf(project.status, 'delete_project')) return refuse('project_not_open')
    if (project.completed_at !== '') return refuse('project_was_completed')
    return accept([remove('projects', project_id)], [notice('project_deleted', { proposersOf: project_id }, project)])
  },
}
