import { toTime } from '#domain/clock'
import type { Decision } from '#domain/command'
import type { Verb } from '#domain/commands'
import { extended, fitsFrom, MOST_INVITATIONS, MOST_OPEN_PROJECTS, type Quota, type QuotaName, quotaOf, quotas, takenFrom } from '#domain/quotas'
import { inTransaction, numberOf, run } from '../database'
import { rateFactor } from '../limits'
import type { App } from '../pocketbase-api'
import { restoredStart } from './starts'

/** Why a command is refused: its quota is used up, with the time from which it fits where time alone makes room. */
export type TooMany = { code?: 'too_many_invitations'; until?: string }

type Accepted = Pick<Extract<Decision, { ok: true }>, 'changes' | 'notices'>

const DAY_MS = 86_400_000
/** A person of whom no device comes back until then has the usual quotas. */
const GIVES_BACK_FOR_MS = 90 * DAY_MS
/** From the first command that takes of the extension: a person's devices come back one after another. */
const EXTENDED_FOR_MS = DAY_MS
/** The buckets of an extension are apart, so that the person's own are as before when it ends. */
const EXTENSION = 'rewound:'

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
    if (name.startsWith(EXTENSION)) beginExtension(tx, userId, at)
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

/** The person's bucket for these units: the extension's where they fit into it. */
function bucketOf(tx: App, userId: string, name: QuotaName, cost: number, at: number): Bucket {
  const quota: Quota = { ...quotas[name], most: quotas[name].most * rateFactor() }
  const read = (stored: string, given: Quota): Bucket => {
    const refilledAt = numberOf(tx, 'SELECT refilled_at FROM quotas WHERE user_id = {:userId} AND name = {:stored}', { userId, stored })
    return { name: stored, from: fitsFrom(refilledAt, given, cost, at), takenUntil: takenFrom(refilledAt, given, cost, at) }
  }
  const extension = isExtended(tx, userId, at) ? read(EXTENSION + name, extended(quota)) : undefined
  return extension && extension.from <= at ? extension : read(name, quota)
}

/** The first `rewound` answer that a person gets since a restore: a bucket of seven days' worth of each quota besides their own. Rules P11 and P13. */
export function extendQuotas(app: App, userId: string, now: string): void {
  const start = restoredStart(app, userId, toTime(Date.parse(now) - GIVES_BACK_FOR_MS))
  if (start === '') return
  inTransaction(app, (tx) => {
    if (numberOf(tx, 'SELECT count(*) FROM quota_extensions WHERE user_id = {:userId} AND start = {:start}', { userId, start }) > 0) return
    run(tx, "DELETE FROM quotas WHERE user_id = {:userId} AND name >= 'rewound:' AND name < 'rewound;'", { userId })
    run(
      tx,
      `INSERT INTO quota_extensions (user_id, start, ends_at) VALUES ({:userId}, {:start}, {:ends})
        ON CONFLICT (user_id) DO UPDATE SET start = excluded.start, ends_at = excluded.ends_at`,
      { userId, start, ends: Date.parse(now) + GIVES_BACK_FOR_MS },
    )
  })
}

/** Its time runs from here; what is taken later ends it no later. */
function beginExtension(tx: App, userId: string, at: number): void {
  run(tx, 'UPDATE quota_extensions SET ends_at = min(ends_at, {:ends}) WHERE user_id = {:userId}', { userId, ends: at + EXTENDED_FOR_MS })
}

function hasMostOpenProjects(tx: App, userId: string, now: string): boolean {
  const open = numberOf(tx, "SELECT count(*) FROM projects WHERE client_id = {:userId} AND status = 'open'", { userId })
  const { most, holds } = extended(quotas.projects)
  const more = isExtended(tx, userId, Date.parse(now)) ? most * holds : 0
  return open >= (MOST_OPEN_PROJECTS + more) * rateFactor()
}

const hasMostInvitations = (tx: App, projectId: string): boolean =>
  numberOf(
    tx,
    `SELECT count(*) FROM conversations c WHERE c.project_id = {:projectId} AND NOT EXISTS (
      SELECT 1 FROM proposals q WHERE q.project_id = c.project_id AND q.provider_id IN (c.participant_one, c.participant_two))`,
    { projectId },
  ) >=
  MOST_INVITATIONS * rateFactor()

const isExtended = (tx: App, userId: string, now: number): boolean =>
  numberOf(tx, 'SELECT count(*) FROM quota_extensions WHERE user_id = {:userId} AND ends_at > {:now}', { userId, now }) > 0
