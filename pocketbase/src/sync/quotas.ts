import type { Actor, Decision } from '#domain/command'
import type { Verb } from '#domain/commands'
import { isClient } from '#domain/people/roles'
import {
  AFTER_RESTORE,
  bytesOf,
  fitsFrom,
  MOST_INVITATIONS,
  MOST_OPEN_PROJECTS,
  MOST_UNANSWERED,
  type Quota,
  type QuotaName,
  quotaOf,
  quotas,
  takenFrom,
  unansweredOf,
} from '#domain/quotas'
import { toTime } from '#domain/values/clock'
import { jsonOf, numberOf, run } from '../database'
import { rateFactor } from '../limits'
import type { App } from '../pocketbase-api'
import { isRestoredSince, stillGivingBackSince } from './starts'

/** Why a command is refused: its quota is used up, with the time from which it fits where time alone makes room. */
export type TooMany = { code?: 'too_many_invitations' | 'unanswered'; until?: string }

type Accepted = Pick<Extract<Decision, { ok: true }>, 'changes' | 'notices'>

/** Counts an accepted command that changes something; what exceeds a quota counts nothing. Rule P13. */
export function countCommand(tx: App, me: Actor, verb: Verb, { changes, notices }: Accepted, now: string): TooMany | undefined {
  const name = quotaOf(verb)
  if (!name || changes.length === 0) return undefined
  const times = holdsTimes(tx, me.id, now)
  if (isOneMoreOpen(verb, changes) && hasMostOpenProjects(tx, me.id, times)) return {}
  const invitation = notices.find(({ kind }) => kind === 'project_invitation')
  if (invitation && hasMostInvitations(tx, invitation.project.id)) return { code: 'too_many_invitations' }
  const created = changes.flatMap((change) => (change.op === 'create' ? [change.fields] : []))
  if (created.some((fields) => 'conversation_id' in fields && isUnanswered(tx, me, fields.conversation_id, times))) return { code: 'unanswered' }
  const bytes = created.reduce((sum, fields) => sum + ('content' in fields ? bytesOf(fields.content) : 0), 0)
  const costs: Cost[] = [[name, 1]]
  if (invitation) costs.push(['invitations', 1])
  if (bytes > 0) costs.push(['text_bytes', bytes])
  return takeTimes(tx, me.id, costs, now, times)
}

const isOneMoreOpen = (verb: Verb, changes: Accepted['changes']): boolean =>
  verb === 'publish_project' ||
  (verb !== 'undo_deal' && changes.some((change) => change.op === 'set' && change.collection === 'projects' && change.fields.status === 'open'))

/** So many units of a quota. */
type Cost = readonly [name: QuotaName, units: number]

/** Takes these units out of a person's buckets where they fit into all of them. */
export const take = (tx: App, userId: string, costs: readonly Cost[], now: string): TooMany | undefined =>
  takeTimes(tx, userId, costs, now, holdsTimes(tx, userId, now))

function takeTimes(tx: App, userId: string, costs: readonly Cost[], now: string, times: number): TooMany | undefined {
  const at = Date.parse(now)
  const buckets = costs.map(([name, units]) => bucketOf(tx, userId, name, units, at, times))
  const from = Math.max(...buckets.map(({ from }) => from))
  if (from > at) return { until: toTime(from) }
  for (const { name, takenUntil } of buckets) {
    run(
      tx,
      `INSERT INTO quotas (user_id, name, refilled_at) VALUES ({:userId}, {:name}, {:takenUntil})
        ON CONFLICT (user_id, name) DO UPDATE SET refilled_at = excluded.refilled_at`,
      { userId, name, takenUntil },
    )
  }
  return undefined
}

/** A bucket with the time from which the units fit, and what it is once they are taken. */
type Bucket = { name: string; from: number; takenUntil: number }

function bucketOf(tx: App, userId: string, name: QuotaName, cost: number, at: number, times: number): Bucket {
  const { most, withinMs, holds } = quotas[name]
  const quota: Quota = { most: most * rateFactor(), withinMs, holds: holds * times }
  const refilledAt = numberOf(tx, 'SELECT refilled_at FROM quotas WHERE user_id = {:userId} AND name = {:name}', { userId, name })
  return { name, from: fitsFrom(refilledAt, quota, cost, at), takenUntil: takenFrom(refilledAt, quota, cost, at) }
}

/** How many times as much a person's quotas hold: more while their devices may have something to give back. Rule P11. */
const holdsTimes = (tx: App, userId: string, now: string): number =>
  isRestoredSince(tx, stillGivingBackSince(Date.parse(now)), userId) ? AFTER_RESTORE : 1

const hasMostOpenProjects = (tx: App, userId: string, times: number): boolean =>
  numberOf(tx, "SELECT count(*) FROM projects WHERE client_id = {:userId} AND status = 'open'", { userId }) >=
  MOST_OPEN_PROJECTS * times * rateFactor()

const hasMostInvitations = (tx: App, projectId: string): boolean =>
  numberOf(
    tx,
    `SELECT count(*) FROM conversations c WHERE c.project_id = {:projectId} AND c.declined_at = '' AND NOT EXISTS (
      SELECT 1 FROM proposals q WHERE q.project_id = c.project_id AND q.provider_id IN (c.participant_one, c.participant_two))`,
    { projectId },
  ) >=
  MOST_INVITATIONS * rateFactor()

/** Whether the newest messages of a conversation are all one's own, as many as wait for an answer at most. Product 82. */
function isUnanswered(tx: App, me: Actor, conversation: string, times: number): boolean {
  const newest = 'SELECT sender_id FROM messages WHERE conversation_id = {:conversation} ORDER BY created_at DESC LIMIT {:most}'
  const senders = jsonOf(tx, `SELECT json_group_array(sender_id) FROM (${newest})`, { conversation, most: MOST_UNANSWERED * times })
  return Array.isArray(senders) && unansweredOf(senders, me.id, isClient(me) && !hasProposal(tx, conversation), times * rateFactor()) !== undefined
}

const hasProposal = (tx: App, conversation: string): boolean =>
  numberOf(
    tx,
    `SELECT EXISTS (SELECT 1 FROM conversations c JOIN proposals q
      ON q.project_id = c.project_id AND q.provider_id IN (c.participant_one, c.participant_two) WHERE c.id = {:conversation})`,
    { conversation },
  ) === 1
