import * as v from 'valibot'
import { accept, alreadySo, defineCommand, refuse, set } from '#domain/command'
import type { Project, Proposal } from '#domain/documents'
import { requiredLine } from '#domain/fields'
import { notice } from '#domain/notice'
import { dealOf, MOST_OPEN_POINTS } from '#domain/projects/deal'
import { namedDeal, ofDeal } from '#domain/projects/deal-between'
import { reopenableUntil, stepOf } from '#domain/projects/project-life'
import { referenceOf } from '#domain/projects/reference'

/** Still expected by its owner, a line. */
export const openPoint = requiredLine(120)

/** `open_points`: earlier apps know none. */
const args = v.object({
  ...namedDeal,
  open_points: v.optional(v.pipe(v.array(openPoint), v.maxLength(MOST_OPEN_POINTS, 'too_many_rows'))),
})

/** The chosen provider is told. Source: product 15, 123. */
export const completeProject = defineCommand(args, {
  reads: ofDeal.reads,
  record: ({ project_id }) => ['projects', project_id],

  decide({ projects: [project], proposals: [proposal] }, { project_id, proposal_id, accepted_at, open_points = [] }, me, now) {
    if (!project) return refuse('parent_missing')
    if (project.client_id !== me.id) return refuse('not_yours')
    if (project.status === 'completed') return alreadySo
    if (!stepOf(project.status, 'complete_project')) return refuse('project_not_in_progress')
    if (project.accepted_proposal_id !== proposal_id || project.accepted_at !== accepted_at) return refuse('deal_missing')
    const completed = { status: 'completed', completed_at: now } as const
    const noted = proposal ? { ...withPoints(proposal, project, open_points), ...withReference(proposal, { ...project, ...completed }) } : {}
    return accept(
      [set('projects', project_id, completed), ...(Object.keys(noted).length > 0 ? [set('proposals', proposal_id, noted)] : [])],
      [notice('project_completed', { chosenOf: project_id }, project)],
    )
  },
})

function withPoints(proposal: Proposal, project: Project, open_points: string[]): Partial<Proposal> {
  const deal = dealOf(proposal, project)
  return open_points.length > 0 || deal.open_points.length > 0 ? { deal: { ...deal, open_points } } : {}
}

/** One that was given before a reopening appears a week after this completion. Product 129. */
function withReference(proposal: Proposal, project: Project): Partial<Proposal> {
  const reference = referenceOf(proposal, project)
  return reference ? { reference: { ...reference, shown_from: reopenableUntil(project) } } : {}
}
