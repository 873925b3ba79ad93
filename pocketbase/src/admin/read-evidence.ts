import { recordAct } from '../audit'
import { Failure } from '../failure'
import type { Database } from '../pocketbase-api'
import { answerJson, type PersonHandler } from '../requests/route'
import { inTransaction, textOf } from '../sql'

/** Messages of one answer, the newest. */
const MOST = 200

/**
 * The messages enclosed with a report, and where some between them are missing: the one place where others than the two read a conversation, so
 * that each look is an act. Product 117, 118.
 */
export const readEvidence: PersonHandler = (e, admin) => {
  const id = e.request.pathValue('id')
  const json = inTransaction(e.app, (tx) => {
    const found = evidenceJson(tx, id)
    if (found === '') throw new Failure(404, 'not_found')
    recordAct(tx, { actor: admin.id, action: 'read_evidence', subject: id, details: {} })
    return found
  })
  answerJson(e, 200, json)
}

const evidenceJson = (db: Database, id: string): string =>
  textOf(
    db,
    `SELECT json_object('messages', json((SELECT json_group_array(json_object('id', m.message_id, 'content', m.content, 'created_at', m.created_at,
        'is_gap', json(iif(m.sender_id = '', 'true', 'false')),
        'is_reporter', json(iif(m.sender_id = t.client_id, 'true', 'false')), 'author', coalesce(u.full_name, '')))
      FROM (SELECT * FROM (SELECT * FROM report_evidence WHERE ticket_id = t.id ORDER BY created_at DESC LIMIT ${MOST}) ORDER BY created_at) m
        LEFT JOIN users u ON u.id = m.sender_id)))
      FROM support_tickets t WHERE t.id = {:id}`,
    { id },
  )
