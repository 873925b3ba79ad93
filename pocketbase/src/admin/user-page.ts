import { Failure } from '../failure'
import type { Database } from '../pocketbase-api'
import { answerJson, type PersonHandler } from '../requests/route'
import { inSnapshot, textOf } from '../sql'
import { USER_ROW } from './users'

const MOST = 20

export const readUser: PersonHandler = (e) => {
  const id = e.request.pathValue('id')
  const json = inSnapshot(e.app, (db) => userJson(db, id))
  if (json === '') throw new Failure(404, 'not_found')
  answerJson(e, 200, json)
}

const userJson = (db: Database, id: string): string =>
  textOf(
    db,
    `SELECT json_object('user', json_object(${USER_ROW}, 'username', u.username, 'website', u.website, 'about', u.about, 'address', u.address,
      'document_type', u.document_type, 'document_number', u.document_number, 'suspended_reason', u.suspended_reason),
      'projects', ${newest('projects', 'client_id', "'id', r.id, 'title', r.title, 'status', r.status, 'created_at', r.created_at")},
      'proposals', ${newest('proposals', 'provider_id', PROPOSAL)},
      'tickets', ${newest('support_tickets', 'client_id', "'id', r.id, 'subject', r.subject, 'status', r.status, 'created_at', r.created_at")},
      'cancellations', ${newest('account_cancellation_requests', 'user_id', "'id', r.id, 'status', r.status, 'created_at', r.created_at")},
      'acts', json((SELECT json_group_array(json_object('id', r.id, 'actor_email', coalesce(a.email, ''), 'action', r.action, 'created_at', r.created_at))
        FROM (SELECT * FROM audit_log WHERE subject = u.id ORDER BY created_at DESC LIMIT ${MOST}) r LEFT JOIN users a ON a.id = r.actor)),
      'counts', json_object('projects', (SELECT count(*) FROM projects WHERE client_id = u.id),
        'proposals', (SELECT count(*) FROM proposals WHERE provider_id = u.id),
        'messages', (SELECT count(*) FROM messages WHERE sender_id = u.id)))
      FROM users u WHERE u.id = {:id}`,
    { id },
  )

const PROPOSAL = `'id', r.id, 'project_id', r.project_id, 'project_title', (SELECT title FROM projects WHERE id = r.project_id), 'amount', r.amount,
  'status', r.status, 'created_at', r.created_at`

const newest = (table: string, person: string, row: string): string =>
  `json((SELECT json_group_array(json_object(${row})) FROM (SELECT * FROM ${table} WHERE ${person} = u.id ORDER BY created_at DESC LIMIT ${MOST}) r))`
