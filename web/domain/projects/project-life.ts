import type { Project, ProjectStatus } from '#domain/documents'
import { proposalId } from '#domain/ids'
import { toTime } from '#domain/values/clock'

type Step = {
  from: ProjectStatus
  verb: string
  to: ProjectStatus | 'gone'
  by: readonly ('owner' | 'chosen' | 'server')[]
  /** Days since the project came into the status. */
  withinDays?: number
}

/** The life of a project: each status, the verbs that lead from it, and who may. 'chosen' is the provider of the accepted proposal. Product 10, 13, 14, 15, 67, 84, 86, 87. */
export const projectLife = [
  { from: 'open', verb: 'edit_project', to: 'open', by: ['owner'] },
  { from: 'open', verb: 'accept_proposal', to: 'in_progress', by: ['owner'] },
  { from: 'open', verb: 'close_project', to: 'closed', by: ['owner'] },
  { from: 'open', verb: 'delete_project', to: 'gone', by: ['owner'] },
  { from: 'closed', verb: 'reopen_project', to: 'open', by: ['owner'], withinDays: 90 },
  { from: 'closed', verb: 'delete_project', to: 'gone', by: ['owner'] },
  { from: 'in_progress', verb: 'complete_project', to: 'completed', by: ['owner'] },
  { from: 'in_progress', verb: 'undo_deal', to: 'open', by: ['owner', 'chosen'] },
  { from: 'in_progress', verb: 'provider_deleted', to: 'open', by: ['server'] },
  { from: 'completed', verb: 'reopen_project', to: 'in_progress', by: ['owner'], withinDays: 7 },
] as const satisfies readonly Step[]

export type ProjectVerb = (typeof projectLife)[number]['verb']

/** The step that a verb takes from a status; none from one that this release does not know. */
export const stepOf = (status: string, verb: ProjectVerb): Step | undefined => projectLife.find((step) => step.from === status && step.verb === verb)

/** Whether this person may give the verb at this time: what decides on a button. */
export function mayDo(project: Project, verb: ProjectVerb, me: string, now: string): boolean {
  const side = sideOf(project, me)
  const isAllowed = side !== null && stepOf(project.status, verb)?.by.includes(side) === true
  return isAllowed && (verb !== 'reopen_project' || now <= reopenableUntil(project))
}

/** Which side of the project a person is on. Ids of proposals are derived, so the chosen provider is known without reading one. */
const sideOf = (project: Project, me: string): 'owner' | 'chosen' | null =>
  project.client_id === me ? 'owner' : project.accepted_proposal_id === proposalId(project.id, me) ? 'chosen' : null

const DAY_MS = 86_400_000

/** The time until which its owner may reopen a project; '' for one that has not ended. */
export function reopenableUntil({ status, closed_at, completed_at }: Project): string {
  const { withinDays = 0 } = stepOf(status, 'reopen_project') ?? {}
  const since = Date.parse(status === 'closed' ? closed_at : completed_at)
  return withinDays > 0 && since ? toTime(since + withinDays * DAY_MS) : ''
}
