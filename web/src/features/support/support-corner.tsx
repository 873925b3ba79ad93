import CircleAlert from 'lucide-react/icons/circle-alert'
import Headset from 'lucide-react/icons/headset'
import { type Ref, useEffect, useId, useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import { useLocation } from 'react-router-dom'
import type { Notification, SupportMessage, SupportTicket } from '#domain/documents'
import { isTicketLink, links } from '#links'
import { texts } from '#texts'
import { closeSupport, openSupport, useSupportDoor } from '../../components/support-door'
import { useDispatch } from '../../data/commands/use-dispatch'
import { type TicketView, useReturnedMessages, useTickets } from '../../data/queries/support'
import { useUnreadNotifications } from '../../data/queries/unread-notifications'
import { VisuallyHidden } from '../../ui/content/text/visually-hidden'
import { CountBadge } from '../../ui/feedback/count-badge'
import { useOnScreen } from '../../ui/layout/use-on-screen'
import { ReportDialog } from './report-dialog'
import * as css from './support-launcher.css'
import { SupportPanel } from './support-panel'

/** A round button in the corner, and its chat. Product 66: not in the administrators' area. */
export function SupportCorner() {
  const { pathname } = useLocation()
  return pathname.startsWith(links.admin()) ? null : <Corner />
}

function Corner() {
  const { isOpen, subject, ticket, openings, openedFrom, reported } = useSupportDoor()
  const tickets = useTickets()
  const returned = useReturnedMessages()
  useReadReplies(tickets)
  const launcher = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const unread = (tickets ?? []).reduce((sum, ticket) => sum + ticket.unread, 0)

  const wasOpen = useRef(false)
  useEffect(() => {
    const isLeft = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (!isLeft) return
    const back =
      openedFrom instanceof HTMLElement && openedFrom !== document.body && openedFrom.getClientRects().length > 0 ? openedFrom : launcher.current
    back?.focus()
  }, [isOpen, openedFrom])

  // A link's ticket may come after the panel has opened.
  const hasCome = tickets?.some(({ ticket: { id } }) => id === ticket)
  return (
    <>
      <SupportLauncher
        ref={launcher}
        unread={unread}
        hasReturned={returned.length > 0}
        isOpen={isOpen}
        panelId={panelId}
        onPress={() => openSupport()}
      />
      <VisuallyHidden>
        <span role="status">{unread > 0 && !isOpen ? texts.supportChat.newReply : null}</span>
      </VisuallyHidden>
      {reported && tickets ? <ReportDialog key={reported.subject} {...reported} tickets={tickets} /> : null}
      {isOpen && tickets ? (
        <SupportPanel key={`${openings} ${hasCome ? ticket : ''}`} {...{ id: panelId, subject, ticket, tickets, returned, onClose: closeSupport }} />
      ) : null}
    </>
  )
}

/** Unread notices of read replies: both have one time. */
export function readReplies(
  notices: readonly Notification[],
  tickets: readonly { ticket: SupportTicket; messages: readonly SupportMessage[] }[],
): string[] {
  const isRead = (time: string) =>
    tickets.some(({ ticket, messages }) => ticket.read_at_client >= time && messages.some(({ created_at }) => created_at === time))
  return notices.filter(({ link, is_read, created_at }) => !is_read && isTicketLink(link) && isRead(created_at)).map(({ id }) => id)
}

/** Marks their notices as read: the bell counts no seen reply. */
function useReadReplies(tickets: readonly TicketView[] | undefined): void {
  const dispatch = useDispatch()
  const notices = useUnreadNotifications()
  // A refused mark is not dispatched again on this visit.
  const given = useRef(new Set<string>())
  useEffect(() => {
    const ids = readReplies(notices ?? [], tickets ?? []).filter((id) => !given.current.has(id))
    if (ids.length === 0) return
    for (const id of ids) given.current.add(id)
    void dispatch('mark_notifications_read', { ids })
  }, [dispatch, notices, tickets])
}

const words = texts.supportChat

type Props = {
  unread: number
  /** A message was refused. */
  hasReturned: boolean
  isOpen: boolean
  panelId: string
  onPress: () => void
  ref: Ref<HTMLButtonElement>
}

function SupportLauncher({ unread, hasReturned, isOpen, panelId, onPress, ref }: Props) {
  useOnScreen('corner')
  const label = hasReturned ? words.openReturned : unread > 0 ? words.openUnread(unread) : words.open
  return (
    <Button
      ref={ref}
      aria-label={label}
      aria-expanded={isOpen}
      {...(isOpen && { 'aria-controls': panelId })}
      data-corner
      className={isOpen ? css.hidden : css.launcher}
      onPress={onPress}
    >
      <Headset size={26} />
      {hasReturned ? (
        <span className={css.returned}>
          <CircleAlert size={18} />
        </span>
      ) : (
        <span className={css.count}>
          <CountBadge count={unread} place="inline" />
        </span>
      )}
    </Button>
  )
}
