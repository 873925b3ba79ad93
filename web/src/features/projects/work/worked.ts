import type { Project, Proposal } from '#domain/documents'
import type { Deal, Side } from '#domain/projects/deal'

/** The work of a deal, as `side` sees it. */
export type Worked = { project: Project; proposal: Proposal; deal: Deal; side: Side }

/** Arguments that name the deal. */
export const namedOf = ({ project, proposal }: Pick<Worked, 'project' | 'proposal'>) => ({
  project_id: project.id,
  proposal_id: proposal.id,
  accepted_at: project.accepted_at,
})
