import type { Project, ProjectStatus } from '#domain/documents'
import { proposalId } from '#domain/ids'
import { DAY_MS, toTime } from '#domain/values/clock'

type Step = {
  from: ProjectStatus
  verb: string
  to: ProjectStatus | 'gone'
  by: readonly ('owner' | 'chosen' | 'server')[]
  /** Days since the status began. */
  withinDays?: number
}

/** Each status, the verbs from it, and who may. 'chosen': the accepted proposal's provider. Product 10, 13, 14, 15, 67, 84, 86 to 88. */
export const projectLife = [
  { from: 'open', verb: 'edit_project', to: 'open', by: ['owner'] },
  { from: 'open', verb: 'accept_proposal', to: 'in_progress', by: ['owner'] },
  { from: 'open', verb: 'keep_project', to: 'open', by: ['owner'] },
  { from: 'open', verb: 'close_project', to: 'closed', by: ['owner'] },
  { from: 'open', verb: 'left_alone', to: 'closed', by: ['server'] },
  { from: 'open', verb: 'delete_project', to: 'gone', by: ['owner'] },
  { from: 'closed', verb: 'reopen_project', to: 'open', by: ['owner'], withinDays: 90 },
  { from: 'closed', verb: 'keep_project', to: 'open', by: ['owner'], withinDays: 90 },
  { from: 'closed', verb: 'delete_project', to: 'gone', by: ['owner'] },
  { from: 'in_progress', verb: 'complete_project', to: 'completed', by: ['owner'] },
  { from: 'in_progress', verb: 'undo_deal', to: 'open', by: ['owner', 'chosen'] },
  { from: 'in_progress', verb: 'provider_deleted', to: 'open', by: ['server'] },
  { from: 'completed', verb: 'reopen_project', to: 'in_progress', by: ['owner'], withinDays: 7 },
] as const satisfies readonly Step[]

export type ProjectVerb = (typeof projectLife)[number]['verb']

/** Undefined for a status of another release. */
export const stepOf = (status: string, verb: ProjectVerb): Step | undefined => projectLife.find((step) => step.from === status && step.verb === verb)

/** Decides on a button. */
export function mayDo(project: Project, verb: ProjectVerb, me: string, now: string): boolean {
  const side = sideOf(project, me)
  const step = stepOf(project.status, verb)
  if (side === null || !step?.by.includes(side)) return false
  if (verb === 'delete_project' && project.completed_at !== '') return false
  if (verb === 'keep_project' && project.asked_at === '') return false
  return step.withinDays === undefined || now <= reopenableUntil(project)
}

/** By the derived id, without reading the proposal. */
const sideOf = (project: Project, me: string): 'owner' | 'chosen' | null =>
  project.client_id === me ? 'owner' : project.accepted_proposal_id === proposalId(project.id, me) ? 'chosen' : null

/** A quiet open project asks its owner, then closes itself as long after. Product 88. */
export const ASK_AFTER_DAYS = 60
export const CLOSES_AFTER_DAYS = 30

/** '' for one that does not ask. */
export const closesItselfAt = ({ asked_at }: Pick<Project, 'asked_at'>): string => after(asked_at, CLOSES_AFTER_DAYS)

/** '' for one that has not ended. */
export function reopenableUntil({ status, closed_at, completed_at }: Project): string {
  const { withinDays = 0 } = stepOf(status, 'reopen_project') ?? {}
  return withinDays > 0 ? after(status === 'closed' ? closed_at : completed_at, withinDays) : ''
}

const after = (time: string, days: number): string => (time === '' ? '' : toTime(Date.parse(time) + days * DAY_MS))
