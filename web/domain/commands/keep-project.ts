import * as v from 'valibot'
import { accept, alreadySo, defineCommand, refuse, set } from '#domain/command'
import { id } from '#domain/fields'
import { openAgain } from '#domain/projects/open-again'
import { mayDo } from '#domain/projects/project-life'

const args = v.object({ project_id: id })

/** Reopens a project that closed itself meanwhile. Source: product 88. */
export const keepProject = defineCommand(args, {
  reads: ({ project_id }) => [['projects', project_id]],
  record: ({ project_id }) => ['projects', project_id],
  quota: 'project_changes',

  decide({ projects: [project] }, { project_id }, me, now) {
    if (!project) return refuse('parent_missing')
    if (project.client_id !== me.id) return refuse('not_yours')
    // Also unasked: an answer given back to a restored server (P11).
    if (project.status === 'open') return accept([set('projects', project_id, { touched_at: now, asked_at: '' })])
    // A project with a deal is kept.
    if (!mayDo(project, 'keep_project', me.id, now)) return project.status === 'closed' ? refuse('project_not_open') : alreadySo
    return openAgain(project, now)
  },
})
