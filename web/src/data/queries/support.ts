import { useMemo } from 'react'
import { combineLatest, map } from 'rxjs'
import type { OutboxRow } from '../../sync'
import { useAccountStore } from '../store/account-store-context'
import { messagesInOrder } from './conversations'
import { liveList } from './live'
import type { Optimistic } from './overlay'
import { useLive } from './use-live'

/** A ticket as its person sees it. `unread` counts the support's messages after the mark. */
export type TicketView = { ticket: Optimistic<'support_tickets'>; messages: Optimistic<'support_messages'>[]; unread: number }

/** One's own tickets, the one with the newest message first. A person has few, so all of them are read at once. */
export function useTickets(): TicketView[] | undefined {
  const { database, userId } = useAccountStore()
  return useLive(
    useMemo(
      () =>
        combineLatest([liveList(database, 'support_tickets', {}), liveList(database, 'support_messages', {})]).pipe(
          map(([tickets, messages]) =>
            tickets
              .toSorted((one, other) => (one.last_message_at < other.last_message_at ? 1 : -1))
              .map((ticket) => ticketView(ticket, messages, userId)),
          ),
        ),
      [database, userId],
    ),
  )
}

function ticketView(ticket: Optimistic<'support_tickets'>, all: readonly Optimistic<'support_messages'>[], me: string): TicketView {
  const messages = messagesInOrder(all.filter(({ ticket_id }) => ticket_id === ticket.id))
  const unread = messages.filter(({ sender_id, created_at }) => sender_id !== me && created_at > ticket.read_at_client).length
  return { ticket, messages, unread }
}

/** Refused messages that go back to their field, in the order it was dispatched. Rule P8. */
export function useReturnedMessages(): OutboxRow[] {
  const { database } = useAccountStore()
  const rows = useLive(
    useMemo(
      () =>
        database.outbox
          .find({ selector: { state: 'refused', verb: 'send_support_message' }, sort: [{ n: 'asc' }] })
          .$.pipe(map((found) => found.map((row) => row.toMutableJSON()))),
      [database],
    ),
  )
  return rows ?? none
}

const none: OutboxRow[] = []
