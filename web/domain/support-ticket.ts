import type { Stored, SupportTicket } from '#domain/documents'

/** The subject of a ticket that came without one. Product 66. */
export const DEFAULT_SUBJECT = 'Suporte via Widget'
export const MAX_SUBJECT = 200

export const newTicket = (id: string, client_id: string, subject: string, now: string): Stored<'support_tickets'> => ({
  id,
  client_id,
  subject,
  status: 'open',
  last_message_at: now,
  read_at_client: '',
  created_at: now,
})

/** The one with the newest message. */
export const latestTicket = <Ticket extends SupportTicket>(tickets: readonly (Ticket | undefined)[]): Ticket | undefined =>
  tickets.reduce((latest, ticket) => (ticket && (!latest || ticket.last_message_at > latest.last_message_at) ? ticket : latest), undefined)

export const ticketAbout = <Ticket extends SupportTicket>(tickets: readonly (Ticket | undefined)[], subject: string): Ticket | undefined =>
  latestTicket(tickets.filter((ticket) => ticket?.subject === subject))
