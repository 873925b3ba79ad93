import { Link } from 'react-aria-components/Link'
import { useLocation, useParams } from 'react-router-dom'
import { adminLinks } from '#admin-links'
import { texts } from '#texts'
import { useListQuestion } from '../../../components/lists/use-list-question'
import { NeedsConnection } from '../../../components/needs-connection'
import { useAdminLiveRows } from '../../../data/remote/admin-live'
import { type AdminTicket, askTickets } from '../../../data/remote/admin-tables'
import { Heading } from '../../../ui/content/text/heading'
import { VisuallyHidden } from '../../../ui/content/text/visually-hidden'
import { NoMessages } from '../../../ui/drawings/no-messages'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { OptionalSelect } from '../../../ui/forms/choices/select'
import { SearchField } from '../../../ui/forms/search-field'
import { LiveState } from '../live-state'
import { MoreRows } from '../more-rows'
import { TicketStatus } from '../ticket-status'
import * as css from './support-page.css'
import { Talk } from './talk'
import { shortTime } from './talk-times'

const words = texts.adminPages.support
const statuses = (['open', 'closed'] as const).map((value) => ({ value, text: words.statuses[value] }))

/** The tickets, and what was written in one of them: side by side, on a phone one at a time. Product 22. */
export function SupportPage() {
  const { ticketId } = useParams()
  const { question, set } = useListQuestion(['q', 'status'])
  const status = statuses.find(({ value }) => value === question.status)?.value ?? ''
  const q = question.q ?? ''
  const live = useAdminLiveRows(askTickets, new URLSearchParams({ q, status }).toString())
  return (
    <div className={css.panes}>
      <div className={ticketId ? css.listBesideTalk : css.list}>
        <div className={css.listHead}>
          <Heading level={ticketId ? 2 : 1} size="card">
            {words.title}
          </Heading>
          <SearchField
            label={texts.adminTables.searchLabel}
            placeholder={words.searchPlaceholder}
            clearLabel={texts.actions.clearSearch}
            value={q}
            onChange={(next) => set({ q: next })}
          />
          <OptionalSelect
            label={words.statusLabel}
            none={words.everyStatus}
            options={statuses}
            value={status}
            onChange={(next) => set({ status: next })}
          />
        </div>
        {/* Beside a talk its composer says so. */}
        {ticketId ? null : (
          <div className={css.notice}>
            <NeedsConnection />
          </div>
        )}
        <LiveState live={live} words={words} noticeClass={css.notice}>
          {({ items: tickets }) =>
            tickets.length === 0 ? (
              <EmptyState title={q ? words.noneFound : status ? words.noneOfStatus : words.empty} />
            ) : (
              <nav aria-label={words.list} className={css.rows}>
                {tickets.map((ticket) => (
                  <TicketRow key={ticket.id} ticket={ticket} isOpen={ticket.id === ticketId} />
                ))}
                <MoreRows live={live} isWide />
              </nav>
            )
          }
        </LiveState>
      </div>
      <div className={ticketId ? css.talk : css.besideList}>
        {ticketId ? (
          <Talk key={ticketId} ticketId={ticketId} onAct={live.refresh} />
        ) : (
          <div className={css.middle}>
            <EmptyState drawing={<NoMessages />} title={words.choose} />
          </div>
        )}
      </div>
    </div>
  )
}

function TicketRow({ ticket: { id, client_name, subject, status, last_message_at, is_unread }, isOpen }: { ticket: AdminTicket; isOpen: boolean }) {
  const { search } = useLocation()
  return (
    <Link href={adminLinks.ticket(id) + search} className={css.row} {...(isOpen ? { 'aria-current': 'page' as const } : {})}>
      <span className={css.line}>
        {is_unread ? <span className={css.dot} aria-hidden="true" /> : null}
        <span className={is_unread ? css.unreadName : css.name} title={client_name}>
          {client_name || words.nameless}
        </span>
      </span>
      <span className={css.subject} title={subject}>
        {subject}
      </span>
      <span className={css.line}>
        <TicketStatus status={status} />
        <span className={css.time}>{last_message_at ? shortTime(last_message_at) : null}</span>
      </span>
      {is_unread ? <VisuallyHidden>{words.unread}</VisuallyHidden> : null}
    </Link>
  )
}
