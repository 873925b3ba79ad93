import { useEffect, useRef } from 'react'
import { adminLinks } from '#admin-links'
import { texts } from '#texts'
import type { Bridge } from '../../../../electron/bridge'
import { ticketSubject } from '../../components/ticket-subject'
import { useAdminLiveRows } from '../../data/remote/admin-live'
import { type AdminTicket, askTickets } from '../../data/remote/admin-tables'
import { showBadge } from '../../data/session/app-badge'
import { tellSystem } from './tell-system'

type Times = ReadonlyMap<string, string>

/** `isCounted`: the app's badge counts tickets that wait for an answer. */
export function useAdminNotices(desktop: Bridge, isCounted: boolean): void {
  const waiting = useAdminLiveRows(askTickets, 'status=waiting&order=newest').value
  const tickets = waiting?.items
  const count = waiting?.total ?? 0
  useEffect(() => {
    if (!isCounted) return
    showBadge(count)
    return () => showBadge(0)
  }, [isCounted, count])

  const known = useRef<Times>(undefined)
  useEffect(() => {
    if (!tickets) return
    const before = known.current
    known.current = new Map(tickets.map(({ id, last_message_at }) => [id, last_message_at]))
    // Tickets in the first answer are not new.
    if (!before) return
    for (const { id, client_name, subject, reported_name } of newTickets(tickets, before))
      tellSystem(desktop, {
        title: client_name || texts.adminPages.support.nameless,
        text: ticketSubject(subject, reported_name),
        path: adminLinks.ticket(id),
      })
  }, [tickets, desktop])
}

/** An unknown ticket is new when newer than all that `before` knows. */
export function newTickets(waiting: readonly AdminTicket[], before: Times): AdminTicket[] {
  const newest = [...before.values()].reduce((one, other) => (one > other ? one : other), '')
  return waiting.filter(({ id, last_message_at }) => last_message_at > (before.get(id) ?? newest))
}
