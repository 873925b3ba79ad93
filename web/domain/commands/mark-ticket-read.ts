import * as v from 'valibot'
import { accept, advance, alreadySo, defineCommand, refuse } from '#domain/command'
import { id } from '#domain/fields'

/** The newest message on the screen. */
const args = v.object({ ticket_id: id, message_id: id })

/** Forward only, in an own ticket. Source: product 40, rules P1 and P5. */
export const markTicketRead = defineCommand(args, {
  reads: ({ ticket_id, message_id }) => [
    ['support_tickets', ticket_id],
    ['support_messages', message_id],
  ],
  record: ({ ticket_id }) => ['support_tickets', ticket_id],
  isOpenToSuspended: true,
  onRefusal: 'forget',

  decide({ support_tickets: [ticket], support_messages: [message] }, { ticket_id }, me) {
    if (ticket?.client_id !== me.id || message?.ticket_id !== ticket_id) return refuse('parent_missing')
    if (ticket.read_at_client >= message.created_at) return alreadySo
    return accept([advance('support_tickets', ticket_id, { read_at_client: message.created_at })])
  },
})
