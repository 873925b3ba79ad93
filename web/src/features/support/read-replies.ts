import { useEffect, useRef } from 'react'
import type { Notification, SupportMessage, SupportTicket } from '#domain/documents'
import { links } from '#links'
import { useDispatch } from '../../data/commands/use-dispatch'
import { useNotifications } from '../../data/queries/notifications'
import type { TicketView } from '../../data/queries/support'

/** Unread notices of replies that were read in the chat: a reply and its notice have one time. */
export function readReplies(
  notices: readonly Notification[],
  tickets: readonly { ticket: SupportTicket; messages: readonly SupportMessage[] }[],
): string[] {
  const isRead = (time: string) =>
    tickets.some(({ ticket, messages }) => ticket.read_at_client >= time && messages.some(({ created_at }) => created_at === time))
  return notices.filter(({ link, is_read, created_at }) => !is_read && link === links.support() && isRead(created_at)).map(({ id }) => id)
}

/** Marks those notices as read, so that the bell counts no reply that was read where it came. */
export function useReadReplies(tickets: readonly TicketView[] | undefined): void {
  const dispatch = useDispatch()
  const notices = useNotifications()
  // A mark that the server refused is not given again on this visit.
  const given = useRef(new Set<string>())
  useEffect(() => {
    const ids = readReplies(notices ?? [], tickets ?? []).filter((id) => !given.current.has(id))
    if (ids.length === 0) return
    for (const id of ids) given.current.add(id)
    void dispatch('mark_notifications_read', { ids })
  }, [dispatch, notices, tickets])
}
