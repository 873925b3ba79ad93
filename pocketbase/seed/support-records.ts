import type { Stored } from '#domain/documents'
import { cancellation, ticket } from './content/demo-support'
import { idFrom, personOf } from './identity'
import { timeOf } from './when'

const ticketId = idFrom('ticket', ticket.client)

export function ticketRecords(now: number): Stored<'support_tickets'>[] {
  const times = (from: 'client' | 'support') => ticket.messages.filter(([sender]) => sender === from).map(([, at]) => timeOf(at, now))
  const answers = times('support')
  const [created_at = ''] = times('client')
  const all = [...times('client'), ...answers].sort()
  return [
    {
      id: ticketId,
      client_id: personOf(ticket.client).id,
      subject: 'Suporte via Widget',
      status: 'open',
      last_message_at: all.at(-1) ?? created_at,
      read_at_client: answers.at(-1 - ticket.unread) ?? '',
      created_at,
      reason: '',
      enclosed: 0,
    },
  ]
}

export const supportMessageRecords = (now: number, admin: string): Stored<'support_messages'>[] =>
  ticket.messages.map(([from, at, content], index) => ({
    id: idFrom('support message', String(index)),
    ticket_id: ticketId,
    sender_id: from === 'support' ? admin : personOf(ticket.client).id,
    content,
    created_at: timeOf(at, now),
  }))

export const cancellationRecords = (now: number): Stored<'account_cancellation_requests'>[] => [
  {
    id: idFrom('cancellation', cancellation.person),
    user_id: personOf(cancellation.person).id,
    status: 'pending',
    reason: '',
    resolved_at: '',
    created_at: timeOf(cancellation.at, now),
  },
]
