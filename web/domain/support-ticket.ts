import type { reportReasons } from '#domain/collections/messages'
import type { Stored, SupportTicket } from '#domain/documents'
import { isId } from '#domain/random-id'

/** Without a subject. Product 66. */
export const DEFAULT_SUBJECT = 'Suporte via Widget'

const reportedWords = { project: 'projeto', person: 'perfil', conversation: 'conversa', reference: 'referência' } as const
type ReportedKind = keyof typeof reportedWords
export type ReportReason = (typeof reportReasons)[number]
/** A reference's id is the public one. */
export type Reported = { kind: ReportedKind; id: string }

/** An id only: a ticket outlives the account it is about. Product 10 and 22. */
export const reportSubject = ({ kind, id }: Reported): string => `Denúncia: ${reportedWords[kind]} · ${id}`

/** Undefined for any other subject. */
export function reportedIn(subject: string): Reported | undefined {
  const id = subject.slice(-ID_LENGTH)
  const kind = reportedKinds.find((one) => reportSubject({ kind: one, id }) === subject)
  return kind && isId(id) ? { kind, id } : undefined
}

const reportedKinds = Object.keys(reportedWords) as ReportedKind[]
const ID_LENGTH = 15

const byGravity: readonly SupportTicket['reason'][] = ['payment', 'abuse', 'fake', 'no_show', 'other', '']

/** Administrators read the gravest of an open ticket first. Product 117 and 118. */
export const isGraver = (reason: SupportTicket['reason'], before: SupportTicket['reason']): boolean =>
  byGravity.indexOf(reason) < byGravity.indexOf(before)

/** Named with one report; the server copies them, since a device could write anyone's words. Product 117. */
export const MOST_ENCLOSED = 30

export const newTicket = (
  id: string,
  client_id: string,
  subject: string,
  now: string,
  reason: SupportTicket['reason'],
): Stored<'support_tickets'> => ({
  id,
  client_id,
  subject,
  status: 'open',
  last_message_at: now,
  read_at_client: '',
  created_at: now,
  reason,
  enclosed: 0,
})

export const latestTicket = <Ticket extends SupportTicket>(tickets: readonly (Ticket | undefined)[]): Ticket | undefined =>
  tickets.reduce((latest, ticket) => (ticket && (!latest || ticket.last_message_at > latest.last_message_at) ? ticket : latest), undefined)

export const ticketAbout = <Ticket extends SupportTicket>(tickets: readonly (Ticket | undefined)[], subject: string): Ticket | undefined =>
  latestTicket(tickets.filter((ticket) => ticket?.subject === subject))
