import * as v from 'valibot'
import { accept, alreadySo, defineCommand, refuse, set } from '#domain/command'
import { id } from '#domain/fields'
import { notice } from '#domain/notice'
import { openAgain } from '#domain/projects/open-again'
import { reopenableUntil, stepOf } from '#domain/projects/project-life'

/** The status as seen: a late command takes back no other end. */
const args = v.object({ project_id: id, status: v.string() })

/** A closed project is open again, a completed one in progress. Source: product 87. */
export const reopenProject = defineCommand(args, {
  reads: ({ project_id }) => [['projects', project_id]],
  record: ({ project_id }) => ['projects', project_id],
  quota: 'project_changes',

  decide({ projects: [project] }, { project_id, status: seen }, me, now) {
    if (!project) return refuse('parent_missing')
    if (project.client_id !== me.id) return refuse('not_yours')
    if (project.status === 'open' || project.status === 'in_progress') return alreadySo
    if (project.status !== seen) return refuse('project_went_on')
    if (!stepOf(project.status, 'reopen_project') || now > reopenableUntil(project)) return refuse('reopen_too_late')
    if (project.status === 'closed') return openAgain(project, now)
    // Its provider's account was deleted. Product 10.
    if (project.accepted_proposal_id === '') return refuse('provider_gone')
    // `completed_at` stays: the project is never deleted.
    const resumed = set('projects', project_id, { status: 'in_progress' })
    return accept([resumed], [notice('project_resumed', { chosenOf: project_id }, project)])
  },
})
