import type { Project, ProjectStatus } from '#domain/documents'
import { proposalId } from '#domain/ids'

type Step = {
  from: ProjectStatus
  verb: string
  to: ProjectStatus | 'gone'
  by: readonly ('owner' | 'chosen' | 'server')[]
}

/** The life of a project: each status, the verbs that lead from it, and who may. 'chosen' is the provider of the accepted proposal. Product 10, 13, 14, 15, 67. */
export const projectLife = [
  { from: 'open', verb: 'accept_proposal', to: 'in_progress', by: ['owner'] },
  { from: 'open', verb: 'delete_project', to: 'gone', by: ['owner'] },
  { from: 'in_progress', verb: 'complete_project', to: 'completed', by: ['owner'] },
  { from: 'in_progress', verb: 'provider_deleted', to: 'open', by: ['server'] },
] as const satisfies readonly Step[]

export type ProjectVerb = (typeof projectLife)[number]['verb']

/** The step that a verb takes from a status; none from one that this release does not know. */
export const stepOf = (status: string, verb: ProjectVerb): Step | undefined => projectLife.find((step) => step.from === status && step.verb === verb)

/** Whether this person may give the verb now: what decides on a button. */
export function mayDo(project: Project, verb: ProjectVerb, me: string): boolean {
  const side = sideOf(project, me)
  return side !== null && stepOf(project.status, verb)?.by.includes(side) === true
}

/** Which side of the project a person is on. Ids of proposals are derived, so the chosen provider is known without reading one. */
const sideOf = (project: Project, me: string): 'owner' | 'chosen' | null =>
  project.client_id === me ? 'owner' : project.accepted_proposal_id === proposalId(project.id, me) ? 'chosen' : null
