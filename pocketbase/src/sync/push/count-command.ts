import type { Actor, Decision } from '#domain/command'
import { quotaOf, type Verb } from '#domain/commands'
import { isClient } from '#domain/people/roles'
import {
  AFTER_RESTORE,
  bytesOf,
  fitsFrom,
  MOST_INVITATIONS,
  MOST_OPEN_PROJECTS,
  type Quota,
  type QuotaName,
  quotas,
  takenFrom,
  unansweredOf,
} from '#domain/quotas'
import { toTime } from '#domain/values/clock'
import { isRestoredSince, stillGivingBackSince } from '../../feed/starts'
import { rateFactor } from '../../limits'
import type { App } from '../../pocketbase-api'
import { jsonOf, run } from '../../sql'
import { bucketsFrom, type CommandState, QUOTAS } from './command-state'
import type { Usage } from './usage'

/** `until`: when time alone makes room. */
export type TooMany = { code?: 'too_many_invitations' | 'unanswered'; until?: string }

type Accepted = Pick<Extract<Decision, { ok: true }>, 'changes' | 'notices'>

/** Counts an accepted command that changes something, unless a quota is exceeded. Rule P13. */
export function countCommand(tx: App, { actor, state, verb, usage, now }: Counting, { changes, notices }: Accepted): TooMany | undefined {
  const name = quotaOf(verb)
  if (!name || changes.length === 0) return undefined
  const { times } = state
  if (isOneMoreOpen(verb, changes) && asked(usage.openProjects) >= MOST_OPEN_PROJECTS * times * rateFactor()) return {}
  const isInvitation = notices.some(({ kind }) => kind === 'project_invitation')
  if (isInvitation && asked(usage.invitations) >= MOST_INVITATIONS * rateFactor()) return { code: 'too_many_invitations' }
  const created = changes.flatMap((change) => (change.op === 'create' ? [change.fields] : []))
  if (created.some((fields) => 'conversation_id' in fields) && isUnanswered(usage, actor, times)) return { code: 'unanswered' }
  const bytes = created.reduce((sum, fields) => sum + ('content' in fields ? bytesOf(fields.content) : 0), 0)
  const costs: Cost[] = [[name, 1]]
  if (isInvitation) costs.push(['invitations', 1])
  if (bytes > 0) costs.push(['text_bytes', bytes])
  return takeTimes(tx, actor.id, state, costs, now)
}

type Counting = { actor: Actor; state: CommandState; verb: Verb; usage: Usage; now: string }

/** The part of the usage for this verb. */
function asked<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('the usage of this verb was not read')
  return part
}

const isOneMoreOpen = (verb: Verb, changes: Accepted['changes']): boolean =>
  verb === 'publish_project' ||
  (verb !== 'undo_deal' && changes.some((change) => change.op === 'set' && change.collection === 'projects' && change.fields.status === 'open'))

/** Units of a quota. */
type Cost = readonly [name: QuotaName, units: number]

/** All buckets or none. */
export function take(tx: App, userId: string, costs: readonly Cost[], now: string): TooMany | undefined {
  const times = isRestoredSince(tx, stillGivingBackSince(Date.parse(now)), userId) ? AFTER_RESTORE : 1
  const refilledAt = bucketsFrom(jsonOf(tx, QUOTAS, { userId }))
  return takeTimes(tx, userId, { times, refilledAt }, costs, now)
}

/** The state has the buckets afterwards. */
function takeTimes(tx: App, userId: string, state: Buckets, costs: readonly Cost[], now: string): TooMany | undefined {
  const at = Date.parse(now)
  const buckets = costs.map(([name, units]) => bucketOf(state, name, units, at))
  const from = Math.max(...buckets.map(({ from }) => from))
  if (from > at) return { until: toTime(from) }
  run(
    tx,
    `INSERT INTO quotas (user_id, name, refilled_at) SELECT {:userId}, value ->> 0, value ->> 1 FROM json_each({:taken}) WHERE TRUE
      ON CONFLICT (user_id, name) DO UPDATE SET refilled_at = excluded.refilled_at`,
    { userId, taken: JSON.stringify(buckets.map(({ name, takenUntil }) => [name, takenUntil])) },
  )
  for (const { name, takenUntil } of buckets) state.refilledAt.set(name, takenUntil)
  return undefined
}

type Buckets = Pick<CommandState, 'times' | 'refilledAt'>

/** `from`: when the units fit; `takenUntil`: the bucket once they are taken. */
type Bucket = { name: string; from: number; takenUntil: number }

function bucketOf({ times, refilledAt }: Buckets, name: QuotaName, cost: number, at: number): Bucket {
  const { most, withinMs, holds } = quotas[name]
  const quota: Quota = { most: most * rateFactor(), withinMs, holds: holds * times }
  const full = refilledAt.get(name) ?? 0
  return { name, from: fitsFrom(full, quota, cost, at), takenUntil: takenFrom(full, quota, cost, at) }
}

/** All newest messages, up to the bound, are one's own. Product 82. */
const isUnanswered = ({ senders, isProposed }: Usage, me: Actor, times: number): boolean =>
  unansweredOf(asked(senders), me.id, isClient(me) && asked(isProposed) === 0, times * rateFactor()) !== undefined
