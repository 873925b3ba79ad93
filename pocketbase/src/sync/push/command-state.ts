import * as v from 'valibot'
import type { Actor } from '#domain/command'
import type { Role } from '#domain/documents'
import { AFTER_RESTORE } from '#domain/quotas'
import { type FinalAnswer, finalAnswer } from '#domain/wire/wire'
import { FEED_END } from '../../feed/feed-end'
import { currentStart, IS_STARTED, RESTORED_SINCE, stillGivingBackSince } from '../../feed/starts'
import type { App } from '../../pocketbase-api'
import { preparedRow } from '../../prepared'
import { SESSION_CHANGED } from '../../requests/known-sessions'

export type CommandState = {
  /** Undefined for a deleted account. */
  actor: Actor | undefined
  /** '' unless suspended. */
  suspendedReason: string
  /** The feed's end, and whether this start is in the data. Rule F7. */
  end: number
  isStarted: boolean
  sessionChanged: number
  /** Times the quota, higher while devices may give back. Rule P11. */
  times: number
  /** By quota. */
  refilledAt: Map<string, number>
  /** Stored answers of these commands. */
  answers: Map<string, { verb: string; answer: FinalAnswer }>
  /** Whether the transaction may have written. */
  hasWritten: boolean
  /** The account was written: later commands take another transaction. A new name rewrites all that shows it. */
  isOutdated: boolean
}

/** One statement a transaction, then kept up to date by its commands. `app` reads committed data; the caller holds the write lock. */
export function stateOf(app: App, me: string, ids: readonly string[]): CommandState {
  const token = currentStart(app)
  const row = preparedRow(app, shape, STATE, { me, userId: me, token, since: stillGivingBackSince(Date.now()), ids: JSON.stringify(ids) })
  const stored = Object.entries(v.parse(answersShape, JSON.parse(row.answers)))
  return {
    actor: actorFrom(me, row),
    suspendedReason: row.suspended_reason,
    end: row.end,
    isStarted: row.started === 1,
    sessionChanged: row.session,
    times: row.restored === 1 ? AFTER_RESTORE : 1,
    refilledAt: bucketsFrom(JSON.parse(row.quotas)),
    answers: new Map(stored.map(([id, [verb, answer]]) => [id, { verb, answer: v.parse(finalAnswer, JSON.parse(answer)) }])),
    hasWritten: false,
    isOutdated: false,
  }
}

const person = { role: '', full_name: '', avatar: '', city: '', state: '', suspended_reason: '' }
const shape = { ...person, end: 0, started: 0, session: 0, restored: 0, quotas: '', answers: '' }
const answersShape = v.record(v.string(), v.tuple([v.string(), v.string()]))

export const bucketsFrom = (found: unknown): Map<string, number> => new Map(Object.entries(found ?? {}).map(([name, at]) => [name, Number(at)]))

export const QUOTAS = 'SELECT json_group_object(name, refilled_at) FROM quotas WHERE user_id = {:userId}'

/** No role for a deleted account. */
const STATE = `SELECT
  ${Object.keys(person)
    .map((name) => `coalesce(u.${name}, '') AS ${name}`)
    .join(', ')},
  ${FEED_END} AS end,
  ${IS_STARTED} AS started,
  ${SESSION_CHANGED} AS session,
  ${RESTORED_SINCE} AS restored,
  (${QUOTAS}) AS quotas,
  (SELECT json_group_object(id, json_array(verb, answer)) FROM sync_answers
    WHERE user_id = {:me} AND id IN (SELECT value FROM json_each({:ids}))) AS answers
  FROM (SELECT {:me} AS id) me LEFT JOIN users u ON u.id = me.id`

const roles: readonly Role[] = ['cliente', 'empresa', 'autonomo', 'admin']

type Columns = Record<Exclude<keyof Actor, 'id'>, string>

function actorFrom(id: string, { role: stored, full_name, avatar, city, state }: Columns): Actor | undefined {
  const role = roles.find((known) => known === stored)
  return role && { id, role, full_name, avatar, city, state }
}
