import { useMemo } from 'react'
import { combineLatest, map, type Observable } from 'rxjs'
import { otherName } from '#domain/conversation'
import { type Reported, reportedIn } from '#domain/support-ticket'
import type { AccountDatabase, OutboxRow } from '../../sync'
import { liveList, liveSome } from '../live/live'
import type { Optimistic } from '../live/overlay'
import { liveCommands } from '../live/rows'
import { useLive } from '../live/use-live'
import { useAccountStore } from '../store/account-store-context'
import { goesBack } from '../store/unsent-count'
import { messagesInOrder } from './conversations'

/** `unread` counts the support's messages after the mark. */
export type TicketView = { ticket: Optimistic<'support_tickets'>; messages: Optimistic<'support_messages'>[]; unread: number }

/** The newest message first; few, so all are read. */
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

export function useReportedNames(subjects: readonly string[]): ReadonlyMap<string, string> {
  const { database, userId } = useAccountStore()
  const joined = subjects.join('\n')
  const names = useLive(useMemo(() => namesById(database, reportedOf(joined.split('\n')), userId), [database, joined, userId]))
  return new Map(subjects.map((subject) => [subject, names?.get(reportedIn(subject)?.id ?? '') ?? '']))
}

const reportedOf = (subjects: readonly string[]): Reported[] => subjects.flatMap((subject) => reportedIn(subject) ?? [])

function namesById(database: AccountDatabase, reported: readonly Reported[], me: string): Observable<ReadonlyMap<string, string>> {
  const idsOf = (kind: Reported['kind']) => reported.filter((one) => one.kind === kind).map(({ id }) => id)
  return combineLatest([
    liveSome(database, 'projects', idsOf('project')),
    liveSome(database, 'profiles', idsOf('person')),
    liveSome(database, 'conversations', idsOf('conversation')),
  ]).pipe(
    map(
      ([projects, people, conversations]) =>
        new Map([
          ...projects.map(({ id, title }) => [id, title] as const),
          ...people.map(({ id, full_name }) => [id, full_name] as const),
          ...conversations.map((conversation) => [conversation.id, otherName(conversation, me)] as const),
        ]),
    ),
  )
}

/** In the order they were dispatched. Rule P8. */
export function useReturnedMessages(): OutboxRow[] {
  const { database } = useAccountStore()
  return useLive(useMemo(() => liveReturned(database), [database])) ?? none
}

const liveReturned = (database: AccountDatabase): Observable<OutboxRow[]> =>
  liveCommands(database, { state: 'refused', verb: 'send_support_message' }).pipe(map((rows) => rows.filter(goesBack)))

const none: OutboxRow[] = []
