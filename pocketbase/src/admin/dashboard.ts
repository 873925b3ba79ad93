import { MOST_COUNTED } from '#domain/projects/most-counted'
import { DAY_MS } from '#domain/values/clock'
import { SAO_PAULO_MS } from '#domain/values/sao-paulo'
import type { Binding, Database } from '../pocketbase-api'
import { answerJson, type PersonHandler } from '../requests/route'
import { inSnapshot, textOf } from '../sql'

const MOST_RECENT = 5
const DAYS = 7

export const readDashboard: PersonHandler = (e) => {
  answerJson(
    e,
    200,
    inSnapshot(e.app, (db) => dashboardJson(db, Date.now())),
  )
}

function dashboardJson(db: Database, now: number): string {
  const { days, values } = lastDays(now)
  const count = (collection: string, status = '') =>
    `coalesce((SELECT count FROM record_counts WHERE collection = '${collection}' AND status = '${status}'), 0)`
  return textOf(
    db,
    `SELECT json_object(
      'users', ${count('users')}, 'projects', (SELECT coalesce(sum(count), 0) FROM record_counts WHERE collection = 'projects'),
      'proposals', ${count('proposals')}, 'waiting_tickets', (SELECT count(*) FROM (SELECT 1 FROM support_tickets INDEXED BY idx_tickets_waiting WHERE waits_since <> '' LIMIT ${MOST_COUNTED + 1})),
      'pending_cancellations', ${count('account_cancellation_requests', 'pending')},
      'projects_by_status', json((SELECT json_group_array(json_object('status', status, 'count', count))
        FROM (SELECT status, count FROM record_counts WHERE collection = 'projects' AND count > 0 ORDER BY status))),
      'new_users', json_array(${days}),
      'recent_projects', json((SELECT json_group_array(json_object('id', id, 'title', title, 'created_at', created_at))
        FROM (SELECT id, title, created_at FROM projects ORDER BY created_at DESC, id DESC LIMIT ${MOST_RECENT}))),
      'recent_users', json((SELECT json_group_array(json_object('id', id, 'full_name', full_name, 'role', role, 'created_at', created_at))
        FROM (SELECT id, full_name, role, created_at FROM users ORDER BY created_at DESC, id DESC LIMIT ${MOST_RECENT}))))`,
    values,
  )
}

/** The last seven days in São Paulo, today last, with the accounts made on each. */
function lastDays(now: number): { days: string; values: Record<string, Binding> } {
  const today = Math.floor((now + SAO_PAULO_MS) / DAY_MS) * DAY_MS
  const starts = Array.from({ length: DAYS }, (_, index) => today - (DAYS - 1 - index) * DAY_MS)
  const days = starts.map(
    (_, index) => `json_object('day', {:day${index}}, 'count',
      (SELECT count(*) FROM users WHERE created_at >= {:from${index}} AND created_at < {:until${index}}))`,
  )
  const values = starts.flatMap((start, index): [string, Binding][] => [
    [`day${index}`, new Date(start).toISOString().slice(0, 10)],
    [`from${index}`, new Date(start - SAO_PAULO_MS).toISOString()],
    [`until${index}`, new Date(start - SAO_PAULO_MS + DAY_MS).toISOString()],
  ])
  return { days: days.join(', '), values: Object.fromEntries(values) }
}
