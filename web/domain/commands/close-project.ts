import * as v from 'valibot'
import { accept, alreadySo, defineCommand, refuse, set } from '#domain/command'
import { id, optionalText } from '#domain/fields'
import { notice } from '#domain/notice'
import { stepOf } from '#domain/projects/project-life'
import { MOST_REASON } from '#domain/reason'

/** The proposers read the reason, which may be ''. */
const args = v.object({ project_id: id, reason: optionalText(MOST_REASON) })

/** Ends an open project without hiring; proposals stay, and proposers are told. Source: product 87. */
export const closeProject = defineCommand(args, {
  reads: ({ project_id }) => [['projects', project_id]],
  record: ({ project_id }) => ['projects', project_id],
  quota: 'project_changes',

  decide({ projects: [project] }, { project_id, reason }, me, now) {
    if (!project) return refuse('parent_missing')
    if (project.client_id !== me.id) return refuse('not_yours')
    const told = { ...notice('project_closed', { proposersOf: project_id, standing: true }, project), reason }
    if (project.status === 'closed') {
      // The project closed itself meanwhile: now its owner has closed it, with a reason.
      return project.asked_at === '' ? alreadySo : accept([set('projects', project_id, { asked_at: '' })], reason === '' ? [] : [told])
    }
    if (!stepOf(project.status, 'close_project')) return refuse('project_not_open')
    return accept([set('projects', project_id, { status: 'closed', closed_at: now, asked_at: '' })], [told])
  },
})
