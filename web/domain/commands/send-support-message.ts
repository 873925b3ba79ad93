import * as v from 'valibot'
import { reportReasons } from '#domain/collections/messages'
import { accept, advance, alreadySo, create, defineCommand, EVERY_OWN, enclose, refuse, set } from '#domain/command'
import { id, requiredText } from '#domain/fields'
import { DEFAULT_SUBJECT, isGraver, latestTicket, MOST_ENCLOSED, newTicket, reportedIn, ticketAbout } from '#domain/support-ticket'
import { strictlyAfter } from '#domain/values/clock'

export const MAX_SUPPORT_MESSAGE = 4_000

/**
 * `ticket_id` is an own ticket or a new one; `subject` is generated, null for nothing in particular. `reason` and `enclosed`, messages that its
 * person had before them, are a report's.
 */
const args = v.object({
  message_id: id,
  ticket_id: id,
  subject: v.nullable(
    v.pipe(
      v.string(),
      v.check((subject) => subject === DEFAULT_SUBJECT || reportedIn(subject) !== undefined),
    ),
  ),
  content: requiredText(MAX_SUPPORT_MESSAGE),
  reason: v.optional(v.picklist(reportReasons)),
  enclosed: v.optional(v.pipe(v.array(id), v.maxLength(MOST_ENCLOSED))),
})

/**
 * Reopens a closed ticket. Two offline devices may both begin one: a ticketless message joins the ticket of its subject, else the latest. Source:
 * product 22 and 117.
 */
export const sendSupportMessage = defineCommand(args, {
  reads: ({ message_id, ticket_id }) => [
    ['support_tickets', EVERY_OWN],
    // The server reads only the newest of many.
    ['support_tickets', ticket_id],
    ['support_messages', message_id],
  ],
  record: ({ message_id }) => ['support_messages', message_id],
  parent: ({ ticket_id }) => ['support_tickets', ticket_id],
  quota: 'support_messages',
  isOpenToSuspended: true,
  onRefusal: 'input',

  decide({ support_tickets: tickets, support_messages: [existing] }, { message_id, ticket_id, subject, content, reason, enclosed = [] }, me, now) {
    if (existing) return existing.sender_id === me.id ? alreadySo : refuse('malformed')
    const named = tickets.find((ticket) => ticket?.id === ticket_id)
    const ticket = named ?? (subject === null ? latestTicket(tickets) : ticketAbout(tickets, subject))
    const reported = reportedIn(ticket?.subject ?? subject ?? '')
    if (reported?.id === me.id) return refuse('malformed')
    const why = reported && reason ? reason : ''
    const created_at = strictlyAfter(ticket?.last_message_at ?? '', now)
    const message = create('support_messages', { id: message_id, ticket_id: ticket?.id ?? ticket_id, sender_id: me.id, content, created_at })
    const copies = reported?.kind === 'conversation' && enclosed.length > 0 ? [enclose(message.fields.ticket_id, enclosed)] : []
    if (!ticket)
      return accept([create('support_tickets', newTicket(ticket_id, me.id, subject ?? DEFAULT_SUBJECT, created_at, why)), message, ...copies])
    return accept([
      message,
      advance('support_tickets', ticket.id, { last_message_at: created_at }),
      ...(ticket.status === 'closed' ? [set('support_tickets', ticket.id, { status: 'open' })] : []),
      ...(why !== '' && (ticket.status === 'closed' ? why !== ticket.reason : isGraver(why, ticket.reason))
        ? [set('support_tickets', ticket.id, { reason: why })]
        : []),
      ...copies,
    ])
  },
})
