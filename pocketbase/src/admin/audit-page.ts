import { adminOf } from '../requester'
import { route } from '../route'
import { adminActions } from './audit'
import { answerTablePage, chosen } from './table-page'

/** Who did what to whom, newest first; of one act, or to one subject. Names are as they are now; of what is gone its id is left. */
export const listAudit = route((e) => {
  adminOf(e)
  const action = chosen(e, 'action', adminActions)
  const subject = e.request.url.query().get('subject')
  answerTablePage(e, {
    table: 'audit_log',
    alias: 'l',
    conditions: [...(subject ? ['l.subject = {:subject}'] : []), ...(action ? ['l.action = {:action}'] : [])],
    values: { ...(action && { action }), ...(subject && { subject }) },
    order: { column: 'l.created_at', index: `idx_audit_log_${subject ? 'subject' : action ? 'action_newest' : 'newest'}`, direction: 'DESC' },
    row: `'id', l.id, 'action', l.action, 'created_at', l.created_at, 'actor_email', coalesce(a.email, ''), 'subject', l.subject,
      'user_id', coalesce(u.id, ''), 'user_name', coalesce(u.full_name, ''), 'ticket_id', coalesce(t.id, ''), 'ticket_subject', coalesce(t.subject, '')`,
    joins: 'LEFT JOIN users a ON a.id = l.actor LEFT JOIN users u ON u.id = l.subject LEFT JOIN support_tickets t ON t.id = l.subject',
  })
})
