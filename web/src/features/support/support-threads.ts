import { DEFAULT_SUBJECT } from '#domain/support-ticket'
import type { OutboxRow } from '../../data/queries/outbox'
import type { TicketView } from '../../data/queries/support'

/** About one thing. Its name is the same before and after its first message. */
export type Thread = { subject: string; view: TicketView | undefined }

/** With a returned message, else the newest. */
export function firstSubject(tickets: readonly TicketView[], returned: readonly OutboxRow[]): string {
  const [row] = returned
  return row ? subjectOfRow(row, tickets) : (tickets[0]?.ticket.subject ?? DEFAULT_SUBJECT)
}

/** The open one, existing ones, the general one. */
export function threadsOf(tickets: readonly TicketView[], open: string): Thread[] {
  const subjects = new Set([...tickets.map(({ ticket }) => ticket.subject), open, DEFAULT_SUBJECT])
  return [...subjects].map((subject) => ({ subject, view: tickets.find(({ ticket }) => ticket.subject === subject) }))
}

export function subjectOfRow({ args }: OutboxRow, tickets: readonly TicketView[]): string {
  if (typeof args.subject === 'string') return args.subject
  return tickets.find(({ ticket }) => ticket.id === args.ticket_id)?.ticket.subject ?? DEFAULT_SUBJECT
}

/** Without a subject and a ticket here, the server continues its latest ticket. */
export const subjectGiven = ({ subject, view }: Thread, tickets: readonly TicketView[]): string | null =>
  subject === DEFAULT_SUBJECT && (view || tickets.length === 0) ? null : subject

export const isReport = (subject: string): boolean => subject !== DEFAULT_SUBJECT
