import * as v from 'valibot'
import type { Actor, Change, Reads, RecordKey } from '#domain/command'
import { set } from '#domain/command'
import type { Project, Proposal } from '#domain/documents'
import { id } from '#domain/fields'
import { type Notice, type NoticeKind, notice } from '#domain/notice'
import { type Deal, dealOf, type Moment, momentKey, type Side } from '#domain/projects/deal'
import { stepOf } from '#domain/projects/project-life'
import type { Refusal } from '#domain/refusal'
import { DAY_MS, laterOf } from '#domain/values/clock'

/** Names the deal: a late command changes no newer one, even with the same provider. Product 86. */
export const namedDeal = { project_id: id, proposal_id: id, accepted_at: v.string() }
type NamedDeal = { project_id: string; proposal_id: string; accepted_at: string }

/** Shared by the commands about a deal. */
export const ofDeal = {
  reads: ({ project_id, proposal_id }: NamedDeal): RecordKey[] => [
    ['projects', project_id],
    ['proposals', proposal_id],
  ],
  record: ({ proposal_id }: NamedDeal): RecordKey => ['proposals', proposal_id],
  parent: ({ project_id }: NamedDeal): RecordKey => ['projects', project_id],
  quota: 'deal_changes',
} as const

type Found = { ok: true; project: Project; proposal: Proposal; deal: Deal; side: Side; other: string }

/** For its two sides, as long as it stands: `whileRunning`, until the project is completed. */
export function dealBetween(
  { projects: [project], proposals: [proposal] }: Reads,
  { accepted_at }: NamedDeal,
  me: Actor,
  whileRunning?: 'whileRunning',
): Found | { ok: false; code: Refusal } {
  if (!project) return { ok: false, code: 'parent_missing' }
  if (project.client_id === undefined) return { ok: false, code: 'not_yours' }
  const side = project.client_id === me.id ? 'owner' : proposal?.provider_id === me.id ? 'provider' : null
  if (!side) return { ok: false, code: 'not_yours' }
  if (proposal?.project_id !== project.id) return { ok: false, code: 'proposal_missing' }
  if (project.accepted_proposal_id !== proposal.id || project.accepted_at !== accepted_at) return { ok: false, code: 'deal_missing' }
  if (whileRunning && !stepOf(project.status, 'complete_project')) return { ok: false, code: 'project_not_in_progress' }
  const other = side === 'owner' ? proposal.provider_id : project.client_id
  return { ok: true, project, proposal, deal: dealOf(proposal, project), side, other }
}

/** Within the deal's time, whatever a device's clock says. */
export const momentIn = ({ accepted_at }: Deal, at: string): string => laterOf(at, accepted_at)

/** With the server's time of what was said at `time`, '' where it is taken back, if that is more than a day ago: no side backdates unseen. Product 120. */
export function registered(deal: Deal, moment: Moment, time: string, now: string): Pick<Deal, 'registered'> {
  const { [momentKey(moment)]: _before, ...others } = deal.registered ?? {}
  const isLate = time !== '' && Date.parse(now) - Date.parse(time) > DAY_MS
  if (isLate) return { registered: { ...others, [momentKey(moment)]: now } }
  return deal.registered ? { registered: others } : {}
}

export const changed = ({ proposal, deal }: Found, fields: Partial<Deal>): Change => set('proposals', proposal.id, { deal: { ...deal, ...fields } })

export const tellOther = (kind: NoticeKind, { project, other }: Found, me: Actor, what: Pick<Notice, 'amount' | 'stage' | 'answer'> = {}) => ({
  ...notice(kind, { user: other }, project, me),
  ...what,
})
