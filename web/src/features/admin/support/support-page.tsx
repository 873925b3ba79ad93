import { useNavigate, useParams } from 'react-router-dom'
import { adminLinks } from '#admin-links'
import { texts } from '#texts'
import { useListQuestion } from '../../../components/lists/use-list-question'
import { NeedsConnection } from '../../../components/needs-connection'
import { useAdminLiveRows } from '../../../data/remote/admin-live'
import { askTickets } from '../../../data/remote/admin-tables'
import { Heading } from '../../../ui/content/text/heading'
import noMessages from '../../../ui/drawings/no-messages.svg?raw'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Button } from '../../../ui/forms/buttons/button'
import { Select } from '../../../ui/forms/choices/select'
import { SearchField } from '../../../ui/forms/search-field'
import { LiveState } from '../live-state'
import { MoreRows } from '../more-rows'
import * as css from './support-page.css'
import { Talk } from './talk'
import { TicketRow } from './ticket-row'
import { useTicketKeys } from './use-ticket-keys'

const words = texts.adminPages.support
const statuses = (['waiting', 'reports', 'open', 'closed', 'all'] as const).map((value) => ({ value, text: words.statuses[value] }))

/** Waiting tickets first; ticket and list side by side, on a phone one at a time. Product 22. */
export function SupportPage() {
  const { ticketId } = useParams()
  const navigate = useNavigate()
  const { question, set } = useListQuestion(['q', 'status'])
  const status = statuses.find(({ value }) => value === question.status)?.value ?? 'waiting'
  const q = question.q ?? ''
  const live = useAdminLiveRows(askTickets, new URLSearchParams({ q, status: status === 'all' ? '' : status }).toString())
  const tickets = live.value?.items ?? []
  const at = tickets.findIndex(({ id }) => id === ticketId)
  const search = String(new URLSearchParams(Object.entries(question).filter(([, value]) => value !== '')))
  const open = (ticket: { id: string } | undefined): void => {
    const path = ticket ? adminLinks.ticket(ticket.id) : adminLinks.support()
    void navigate(search ? `${path}?${search}` : path)
  }
  useTicketKeys((step) => {
    const next = tickets[at === -1 ? 0 : at + step]
    if (next) open(next)
  })
  const openNext = (): void => open(tickets[at + 1] ?? tickets.find(({ id }) => id !== ticketId))
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
          <Select
            label={words.statusLabel}
            placeholder={words.statuses.waiting}
            options={statuses}
            value={status}
            onChange={(next) => set({ status: next === 'waiting' ? '' : next })}
          />
        </div>
        {/* Beside a talk its composer says so. */}
        {ticketId ? null : (
          <div className={css.notice}>
            <NeedsConnection />
          </div>
        )}
        <LiveState live={live} words={words} noticeClass={css.notice}>
          {({ items }) =>
            items.length === 0 ? (
              <NoTickets q={q} status={status} onAll={() => set({ status: 'all' })} />
            ) : (
              <nav aria-label={words.list} className={css.rows}>
                {items.map((ticket) => (
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
          <Talk key={ticketId} ticketId={ticketId} onAct={live.refresh} onDone={openNext} />
        ) : (
          <div className={css.middle}>
            <EmptyState drawing={noMessages} title={words.choose} />
          </div>
        )}
      </div>
    </div>
  )
}

function NoTickets({ q, status, onAll }: { q: string; status: (typeof statuses)[number]['value']; onAll: () => void }) {
  const title = q
    ? words.noneFound
    : status === 'waiting'
      ? words.noneWaiting
      : status === 'reports'
        ? words.noneReported
        : status === 'all'
          ? words.empty
          : words.noneOfStatus
  const action = status === 'all' ? undefined : <Button onPress={onAll}>{q ? words.searchAll : words.seeAll}</Button>
  return <EmptyState title={title} action={action} />
}
