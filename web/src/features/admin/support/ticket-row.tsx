import { Link } from 'react-aria-components/Link'
import { useLocation } from 'react-router-dom'
import { adminLinks } from '#admin-links'
import { texts } from '#texts'
import { ticketSubject } from '../../../components/ticket-subject'
import type { AdminTicket } from '../../../data/remote/admin-tables'
import { VisuallyHidden } from '../../../ui/content/text/visually-hidden'
import { TicketStatus } from '../ticket-status'
import { ReportBadge } from './report-badge'
import * as css from './support-page.css'
import { shortTime } from './talk-times'

const words = texts.adminPages.support

export function TicketRow({ ticket, isOpen }: { ticket: AdminTicket; isOpen: boolean }) {
  const { id, client_name, subject, reported_name, status, last_message_at, waits_since, last, reason } = ticket
  const about = ticketSubject(subject, reported_name)
  const { search } = useLocation()
  return (
    <Link href={adminLinks.ticket(id) + search} className={css.row} {...(isOpen ? { 'aria-current': 'page' as const } : {})}>
      <span className={css.line}>
        {waits_since ? <span className={css.dot} aria-hidden="true" /> : null}
        <span className={waits_since ? css.waitingName : css.name} title={client_name}>
          {client_name || words.nameless}
        </span>
        <span className={css.time}>{last_message_at ? shortTime(last_message_at) : null}</span>
      </span>
      <span className={css.line}>
        <span className={css.subject} title={about}>
          {about}
        </span>
        <ReportBadge reason={reason} />
        {reason && status === 'open' ? null : <TicketStatus status={status} />}
      </span>
      {last ? <span className={css.excerpt}>{last.is_support ? words.bySupport(last.excerpt) : last.excerpt}</span> : null}
      {waits_since ? <VisuallyHidden>{words.waits}</VisuallyHidden> : null}
    </Link>
  )
}
