import { toTime } from '#domain/clock'
import type { Decision } from '#domain/command'
import type { Verb } from '#domain/commands'
import {
  AFTER_RESTORE,
  afterRestore,
  fitsFrom,
  MOST_INVITATIONS,
  MOST_OPEN_PROJECTS,
  type Quota,
  type QuotaName,
  quotaOf,
  quotas,
  takenFrom,
} from '#domain/quotas'
import { numberOf, run } from '../database'
import { rateFactor } from '../limits'
import type { App } from '../pocketbase-api'
import { isRestoredSince } from './starts'

/** Why a command is refused: its quota is used up, with the time from which it fits where time alone makes room. */
export type TooMany = { code?: 'too_many_invitations'; until?: string }

type Accepted = Pick<Extract<Decision, { ok: true }>, 'changes' | 'notices'>

const DAY_MS = 86_400_000
/** For so long after a restore devices that come back may give more than a quota holds. */
const GIVES_BACK_FOR_MS = 7 * DAY_MS

/** Counts an accepted command that changes something; what exceeds a quota counts nothing. Rule P13. */
export function countCommand(tx: App, userId: string, verb: Verb, { changes, notices }: Accepted, now: string): TooMany | undefined {
  const name = quotaOf(verb)
  if (!name || changes.length === 0) return undefined
  if (name === 'projects' && hasMostOpenProjects(tx, userId, now)) return {}
  const invitation = notices.find(({ kind }) => kind === 'project_invitation')
  if (!invitation) return take(tx, userId, [name], 1, now)
  if (hasMostInvitations(tx, invitation.project.id)) return { code: 'too_many_invitations' }
  return take(tx, userId, ['invitations', name], 1, now)
}

/** Takes `cost` units out of each of these buckets of a person where they fit into all of them. */
export function take(tx: App, userId: string, names: QuotaName[], cost: number, now: string): TooMany | undefined {
  const at = Date.parse(now)
  const buckets = names.map((name) => bucketOf(tx, userId, name, cost, at))
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

function bucketOf(tx: App, userId: string, name: QuotaName, cost: number, at: number): Bucket {
  const usual: Quota = { ...quotas[name], most: quotas[name].most * rateFactor() }
  const quota = givesBack(tx, userId, at) ? afterRestore(usual) : usual
  const refilledAt = numberOf(tx, 'SELECT refilled_at FROM quotas WHERE user_id = {:userId} AND name = {:name}', { userId, name })
  return { name, from: fitsFrom(refilledAt, quota, cost, at), takenUntil: takenFrom(refilledAt, quota, cost, at) }
}

/** Whether a person's devices may have something to give back. Rule P11. */
const givesBack = (tx: App, userId: string, at: number): boolean => isRestoredSince(tx, userId, toTime(at - GIVES_BACK_FOR_MS))

function hasMostOpenProjects(tx: App, userId: string, now: string): boolean {
  const open = numberOf(tx, "SELECT count(*) FROM projects WHERE client_id = {:userId} AND status = 'open'", { userId })
  const times = givesBack(tx, userId, Date.parse(now)) ? AFTER_RESTORE : 1
  return open >= MOST_OPEN_PROJECTS * times * rateFactor()
}

const hasMostInvitations = (tx: App, projectId: string): boolean =>
  numberOf(
    tx,
    `SELECT count(*) FROM conversations c WHERE c.project_id = {:projectId} AND NOT EXISTS (
      SELECT 1 FROM proposals q WHERE q.project_id = c.project_id AND q.provider_id IN (c.participant_one, c.participant_two))`,
    { projectId },
  ) >=
  MOST_INVITATIONS * rateFactor()
