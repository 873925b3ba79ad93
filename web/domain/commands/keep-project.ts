import * as v from 'valibot'
import { accept, alreadySo, type Command, refuse, set } from '#domain/command'
import { id, parserOf } from '#domain/fields'
import { openAgain } from '#domain/projects/open-again'
import { mayDo } from '#domain/projects/project-life'

const args = v.object({ project_id: id })
export type KeepProject = v.InferOutput<typeof args>

/** The owner answers that a project is still needed. One that was closed for want of an answer meanwhile is open again. Source: product 88. */
export const keepProject: Command<KeepProject> = {
  parse: parserOf(args),
  reads: ({ project_id }) => [['projects', project_id]],
  record: ({ project_id }) => ['projects', project_id],
  quota: 'project_changes',
  onRefusal: 'keep',

  decide({ projects: [project] }, { project_id }, me, now) {
    if (!project) return refuse('parent_missing')
    if (project.client_id !== me.id) return refuse('not_yours')
    // Also where nobody asks any more: given back to a restored server it is an answer all the same (P11).
    if (project.status === 'open') return accept([set('projects', project_id, { touched_at: now, asked_at: '' })])
    // Hired for, it is kept.
    if (!mayDo(project, 'keep_project', me.id, now)) return project.status === 'closed' ? refuse('project_not_open') : alreadySo
    return openAgain(project, now)
  },
}
