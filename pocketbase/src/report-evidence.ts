import { MOST_ENCLOSED } from '#domain/support-ticket'
import { toTime } from '#domain/values/clock'
import type { App } from './pocketbase-api'
import { pump } from './realtime/pump'
import { inTransaction, run, textOf } from './sql'

const KEPT_MS = 90 * 86_400_000
/** Tickets per transaction: other writes come in between. */
const CHUNK = 50

const edge = (which: 'min' | 'max'): string =>
  `(SELECT ${which}(created_at) FROM messages WHERE conversation_id = c.id
    AND id IN (SELECT value FROM json_each({:named}) UNION ALL SELECT message_id FROM report_evidence WHERE ticket_id = t.id))`

/**
 * Copies messages of the conversation that the ticket reports: all between the first and the last that this report or an earlier one of the ticket
 * names, the newest 30, so that none of the reporter's own is left out. Where more lie after the earlier report's, the last of those left out is
 * marked by a row without a sender. Those of another conversation count for nothing, and so does a conversation of others. Product 117.
 */
export function encloseMessages(tx: App, ticket: string, named: readonly string[]): void {
  const last = textOf(tx, "SELECT coalesce(max(created_at), '') FROM report_evidence WHERE ticket_id = {:ticket}", { ticket })
  run(
    tx,
    `INSERT OR IGNORE INTO report_evidence (ticket_id, message_id, reported_id, sender_id, content, created_at)
      SELECT t.id, m.id, iif(c.participant_one = t.client_id, c.participant_two, c.participant_one), m.sender_id, m.content, m.created_at
      FROM support_tickets t CROSS JOIN conversations c ON c.id = substr(t.subject, -15) AND t.client_id IN (c.participant_one, c.participant_two)
        CROSS JOIN messages m ON m.conversation_id = c.id
      WHERE t.id = {:ticket} AND m.created_at BETWEEN ${edge('min')} AND ${edge('max')} ORDER BY m.created_at DESC LIMIT ${MOST_ENCLOSED}`,
    { ticket, named: JSON.stringify(named) },
  )
  if (last !== '') markGap(tx, ticket, last)
  const copied = "SELECT count(*) FROM report_evidence WHERE ticket_id = {:ticket} AND sender_id <> ''"
  run(tx, `UPDATE support_tickets SET enclosed = (${copied}) WHERE id = {:ticket}`, { ticket })
}

/** Written as the report arrives: the copies outlast what would tell. `last` is the time of the newest one that was there before. */
function markGap(tx: App, ticket: string, last: string): void {
  run(
    tx,
    `INSERT OR IGNORE INTO report_evidence (ticket_id, message_id, reported_id, sender_id, content, created_at)
      SELECT t.id, m.id, n.reported_id, '', '', m.created_at
      FROM support_tickets t
        CROSS JOIN (SELECT reported_id, min(created_at) AS first FROM report_evidence WHERE ticket_id = {:ticket} AND created_at > {:last}) n
        CROSS JOIN messages m ON m.conversation_id = substr(t.subject, -15) AND m.created_at > {:last} AND m.created_at < n.first
      WHERE t.id = {:ticket} ORDER BY m.created_at DESC LIMIT 1`,
    { ticket, last },
  )
}

/** Enclosed messages are kept until their ticket has been closed for 90 days. Product 117. */
export function dropOldEvidence(app: App): void {
  const oldest = toTime(Date.now() - KEPT_MS)
  while (dropChunk(app, oldest)) pump(app)
}

const old = `SELECT id FROM support_tickets WHERE enclosed > 0 AND status = 'closed' AND closed_at > '' AND closed_at < {:oldest} LIMIT ${CHUNK}`

const dropChunk = (app: App, oldest: string): boolean =>
  inTransaction(app, (tx) => {
    const ids = textOf(tx, `SELECT json_group_array(id) FROM (${old})`, { oldest })
    if (ids === '[]') return false
    run(tx, 'DELETE FROM report_evidence WHERE ticket_id IN (SELECT value FROM json_each({:ids}))', { ids })
    run(tx, 'UPDATE support_tickets SET enclosed = 0 WHERE id IN (SELECT value FROM json_each({:ids}))', { ids })
    return true
  })
