import { adminActions } from '../audit'
import { answerJson, type PersonHandler } from '../requests/route'
import { textOf } from '../sql'
import { tableRoute } from './table-page'

export const listAudit = tableRoute(({ text, choice }) => {
  const [actor, subject, action] = [text('actor'), text('subject'), choice('action', adminActions)]
  return {
    table: 'audit_log',
    alias: 'l',
    equal: { 'l.subject': subject, 'l.actor': actor, 'l.action': action },
    order: { column: 'l.created_at', index: `idx_audit_log_${indexFor({ actor, subject, action })}`, direction: 'DESC' },
    row: `'id', l.id, 'action', l.action, 'created_at', l.created_at, 'actor', l.actor, 'actor_email', coalesce(a.email, ''), 'subject', l.subject,
      'user_id', coalesce(u.id, ''), 'user_name', coalesce(u.full_name, ''), 'ticket_id', coalesce(t.id, ''), 'ticket_subject', coalesce(t.subject, '')`,
    joins: 'LEFT JOIN users a ON a.id = l.actor LEFT JOIN users u ON u.id = l.subject LEFT JOIN support_tickets t ON t.id = l.subject',
  }
})

/** One subject has few entries: no index for the other choices. */
function indexFor({ actor, subject, action }: { actor: string; subject: string; action: string | undefined }): string {
  if (subject) return 'subject'
  if (actor) return action ? 'actor_action_newest' : 'actor_newest'
  return action ? 'action_newest' : 'newest'
}

const MOST_ACTORS = 1_000

/** Administrators with acts, deleted accounts included: one index search for each. */
export const listAuditActors: PersonHandler = (e) => {
  answerJson(
    e,
    200,
    textOf(
      e.app,
      `WITH RECURSIVE actors (id) AS (
          SELECT min(actor) FROM audit_log WHERE action <> 'undo_deal' UNION ALL
          SELECT (SELECT min(actor) FROM audit_log WHERE actor > actors.id AND action <> 'undo_deal') FROM actors WHERE actors.id IS NOT NULL LIMIT ${MOST_ACTORS})
        SELECT json_object('actors', json((SELECT json_group_array(json_object('id', k.id, 'email', coalesce(a.email, '')))
          FROM actors k LEFT JOIN users a ON a.id = k.id WHERE k.id <> '')))`,
    ),
  )
}
