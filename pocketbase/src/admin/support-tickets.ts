import * as v from 'valibot'
import { MAX_SUPPORT_MESSAGE } from '#domain/commands/send-support-message'
import { id as recordId, requiredText } from '#domain/fields'
import { reportedIn } from '#domain/support-ticket'
import { strictlyAfter } from '#domain/values/clock'
import { ticketLink } from '#links'
import { notices } from '#texts'
import { recordAct } from '../audit'
import { Failure } from '../failure'
import { newRecordId, serverNow } from '../globals'
import { drainMail } from '../mail/drain'
import { tellPerson } from '../notices/tell-person'
import type { App, Database } from '../pocketbase-api'
import { pump } from '../realtime/pump'
import { bodyOf } from '../requests/request-body'
import { answerJson, answerNothingAtOnce, type PersonHandler } from '../requests/route'
import { inSnapshot, inTransaction, rowsOf, run, textOf } from '../sql'
import { sendWebPushes } from '../web-push/send'
import { tableRoute } from './table-page'

/** Messages of one page. */
const MOST_MESSAGES = 500
/** Stored bytes of one page; JSON takes up to six times as much. */
const MOST_BYTES = 250_000

const reportedId = "iif(substr(t.subject, -18, 3) = ' · ', substr(t.subject, -15), '')"

/** Reference that ticket `t` reports, with its project and whom that is about: its author, or its provider where the author reports the reply. */
const REFERRED = `proposals q JOIN projects r ON r.id = q.project_id JOIN users o ON o.id = iif(r.client_id = t.client_id, q.provider_id, r.client_id)
  WHERE q.reference_key = ${reportedId} AND q.reference_key <> ''`

/** Name of what ticket `t` reports, for a conversation the other side's name; '' where it is gone or there is none. */
const REPORTED_NAME = `coalesce((SELECT title FROM projects WHERE id = ${reportedId}), (SELECT full_name FROM users WHERE id = ${reportedId}),
  (SELECT full_name FROM conversations c JOIN users o ON o.id = iif(c.participant_one = t.client_id, c.participant_two, c.participant_one)
    WHERE c.id = ${reportedId} AND t.client_id IN (c.participant_one, c.participant_two)),
  (SELECT o.full_name FROM ${REFERRED}), '')`

/** How many other people have reported the same person, or what is theirs, in 90 days. Product 118. */
const REPORTERS = `(SELECT count(DISTINCT o.client_id) FROM support_tickets o WHERE t.reported_id <> '' AND o.reported_id = t.reported_id
  AND o.reported_id <> '' AND o.client_id <> t.client_id AND o.created_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-90 days'))`

const TICKET = `'id', t.id, 'client_id', t.client_id, 'client_name', coalesce(u.full_name, ''), 'client_avatar', coalesce(u.avatar, ''),
  'subject', t.subject, 'reported_name', ${REPORTED_NAME}, 'status', t.status, 'last_message_at', t.last_message_at,
  'waits_since', t.waits_since, 'reason', t.reason, 'enclosed', t.enclosed, 'reporters', ${REPORTERS}`

const MOST_EXCERPT = 160
const LAST = `(SELECT json_object('excerpt', substr(m.content, 1, ${MOST_EXCERPT}), 'is_support', json(iif(m.sender_id = t.client_id, 'false', 'true')))
  FROM support_messages m WHERE m.ticket_id = t.id ORDER BY m.created_at DESC LIMIT 1)`

/** Everyone's tickets by last message, those that wait for an answer by waiting time, or open reports by reason and age. Product 22 and 118. */
export const listTickets = tableRoute(({ choice }) => {
  const status = choice('status', ['open', 'closed', 'waiting', 'reports'])
  const order = choice('order', ['oldest', 'newest'])
  if (status === 'reports') return { ...tickets, conditions: ["t.report_order <> ''"], order: byReport }
  const isWaiting = status === 'waiting'
  return {
    ...tickets,
    equal: { 't.status': isWaiting ? '' : status },
    conditions: isWaiting ? ["t.waits_since <> ''"] : [],
    order: isWaiting
      ? { column: 't.waits_since', index: 'idx_tickets_waiting', direction: order === 'newest' ? 'DESC' : 'ASC' }
      : { column: 't.last_message_at', index: `idx_tickets_${status ? 'status' : 'all'}_newest`, direction: 'DESC' },
  }
})

const tickets = {
  table: 'support_tickets',
  alias: 't',
  words: 'ticket_words',
  row: `${TICKET}, 'last', json(${LAST})`,
  joins: 'LEFT JOIN users u ON u.id = t.client_id',
}

const byReport = { column: 't.report_order', index: 'idx_tickets_reports', direction: 'ASC' } as const

export const readTicket: PersonHandler = (e) => {
  const before = e.request.url.query().get('before')
  const json = inSnapshot(e.app, (db) => ticketJson(db, e.request.pathValue('id'), before))
  if (json === '') throw new Failure(404, 'not_found')
  answerJson(e, 200, json)
}

function ticketJson(db: Database, id: string, before: string): string {
  const oldest = oldestOfPage(db, id, before)
  return textOf(
    db,
    `SELECT json_object('ticket', json_object(${TICKET}), 'messages', json((SELECT json_group_array(json_object('id', m.id,
        'content', m.content, 'created_at', m.created_at, 'is_support', json(iif(m.sender_id = t.client_id, 'false', 'true')),
        'author', iif(m.sender_id = t.client_id, '', coalesce((SELECT coalesce(nullif(full_name, ''), email) FROM users WHERE id = m.sender_id), ''))))
      FROM (SELECT * FROM support_messages WHERE ticket_id = t.id AND created_at >= {:oldest} ${upTo(before)} ORDER BY created_at) m)),
      'reported', json((${REPORTED})), 'has_earlier', json(iif(EXISTS (SELECT 1 FROM support_messages WHERE ticket_id = t.id AND created_at < {:oldest}), 'true', 'false')))
      FROM support_tickets t LEFT JOIN users u ON u.id = t.client_id WHERE t.id = {:id}`,
    { id, oldest, ...(before !== '' && { before }) },
  )
}

/** Existing project and people that ticket `t` reports; for a conversation its project and other side, for a reference its texts, its project and whom it is about. */
const REPORTED = `SELECT json_group_array(json_object('kind', kind, 'id', id, 'name', name)) FROM (
  SELECT 'project' AS kind, r.id, r.title AS name FROM projects r WHERE r.id = ${reportedId}
  UNION ALL SELECT 'person', r.id, r.full_name FROM users r WHERE r.id = ${reportedId}
  UNION ALL SELECT 'project', r.id, r.title FROM conversations c JOIN projects r ON r.id = c.project_id
    WHERE c.id = ${reportedId} AND t.client_id IN (c.participant_one, c.participant_two)
  UNION ALL SELECT 'person', r.id, r.full_name FROM conversations c JOIN users r ON r.id IN (c.participant_one, c.participant_two)
    WHERE c.id = ${reportedId} AND t.client_id IN (c.participant_one, c.participant_two) AND r.id <> t.client_id
  UNION ALL SELECT 'reference', q.reference_key, q.reference ->> 'text' FROM ${REFERRED} AND q.reference IS NOT NULL AND q.reference ->> 'removed' = ''
  UNION ALL SELECT 'reply', q.reference_key, q.reference ->> 'reply' FROM ${REFERRED} AND q.reference ->> 'removed' = '' AND q.reference ->> 'reply' <> ''
  UNION ALL SELECT 'project', r.id, r.title FROM ${REFERRED}
  UNION ALL SELECT 'person', o.id, o.full_name FROM ${REFERRED})`

const oldestOfPage = (db: Database, id: string, before: string): string =>
  textOf(
    db,
    `SELECT min(created_at) FROM (SELECT created_at, sum(bytes) OVER (ORDER BY created_at DESC) AS bytes
      FROM (SELECT created_at, octet_length(content) AS bytes FROM support_messages WHERE ticket_id = {:id} ${upTo(before)}
        ORDER BY created_at DESC LIMIT ${MOST_MESSAGES})) WHERE bytes <= ${MOST_BYTES}`,
    { id, ...(before !== '' && { before }) },
  )

const upTo = (before: string): string => (before === '' ? '' : 'AND created_at < {:before}')

const reply = v.strictObject({
  message_id: recordId,
  content: requiredText(MAX_SUPPORT_MESSAGE),
  closes: v.optional(v.boolean(), false),
})

/** The status stays unless the reply closes. Repeated with the same id it does nothing. Product 21 and 22. */
export const replyToTicket: PersonHandler = (e, admin) => {
  const id = e.request.pathValue('id')
  const sent = bodyOf(e, reply, 32 * 1024)
  inTransaction(e.app, (tx) => writeReply(tx, { ticket: id, admin: admin.id, ...sent }))
  answerNothingAtOnce(e)
  pump(e.app)
  drainMail(e.app)
  sendWebPushes(e.app)
}

type Reply = { ticket: string; admin: string } & v.InferOutput<typeof reply>

function writeReply(tx: App, { ticket, admin, message_id, content, closes }: Reply): void {
  const shape = { client_id: '', subject: '', status: '', last_message_at: '' }
  const [found] = rowsOf(tx, shape, 'SELECT client_id, subject, status, last_message_at FROM support_tickets WHERE id = {:ticket}', { ticket })
  if (!found) throw new Failure(404, 'not_found')
  if (textOf(tx, 'SELECT id FROM support_messages WHERE id = {:message_id}', { message_id }) !== '') return
  const now = strictlyAfter(found.last_message_at, serverNow())
  run(
    tx,
    `INSERT INTO support_messages (id, ticket_id, sender_id, content, created_at) VALUES ({:message_id}, {:ticket}, {:admin}, {:content}, {:now})`,
    { message_id, ticket, admin, content, now },
  )
  run(tx, 'UPDATE support_tickets SET last_message_at = {:now} WHERE id = {:ticket}', { ticket, now })
  // One notice says both.
  if (!(closes && found.status === 'open' && reportedIn(found.subject))) tell(tx, { user: found.client_id, ticket, now }, notices.support_reply())
  run(
    tx,
    `INSERT INTO mail_queue (id, kind, user_id, person_id, about, due_at, tries, created_at)
      SELECT {:id}, 'support_reply', id, '', {:about}, {:now}, 0, {:now} FROM users WHERE id = {:user} AND notify_email = TRUE`,
    { id: newRecordId(), user: found.client_id, about: JSON.stringify({ id: ticket }), now },
  )
  recordAct(tx, { actor: admin, action: 'reply_to_ticket', subject: ticket, details: { message: message_id } })
  if (closes) writeStatus(tx, { ticket, admin, status: 'closed', now })
}

type Told = { user: string; ticket: string; now: string }

const tell = (tx: App, { user, ticket, now }: Told, said: { title: string; message: string }): void =>
  tellPerson(tx, { user, kind: 'support_reply', ...said, link: ticketLink(ticket), now })

const change = v.strictObject({ status: v.picklist(['open', 'closed']) })

export const setTicketStatus: PersonHandler = (e, admin) => {
  const id = e.request.pathValue('id')
  const { status } = bodyOf(e, change, 1024)
  inTransaction(e.app, (tx) => writeStatus(tx, { ticket: id, admin: admin.id, status, now: serverNow() }))
  answerNothingAtOnce(e)
  pump(e.app)
  sendWebPushes(e.app)
}

type StatusChange = { ticket: string; admin: string; status: 'open' | 'closed'; now: string }

/** A reporter is told that their report was closed. Product 118. */
function writeStatus(tx: App, { ticket, admin, status, now }: StatusChange): void {
  const shape = { client_id: '', subject: '', status: '' }
  const [found] = rowsOf(tx, shape, 'SELECT client_id, subject, status FROM support_tickets WHERE id = {:ticket}', { ticket })
  if (!found) throw new Failure(404, 'not_found')
  if (found.status === status) return
  const closed_at = status === 'closed' ? now : ''
  run(tx, 'UPDATE support_tickets SET status = {:status}, closed_at = {:closed_at} WHERE id = {:ticket}', { ticket, status, closed_at })
  if (closed_at !== '' && reportedIn(found.subject)) tell(tx, { user: found.client_id, ticket, now }, notices.report_closed())
  recordAct(tx, { actor: admin, action: status === 'closed' ? 'close_ticket' : 'reopen_ticket', subject: ticket, details: {} })
}
