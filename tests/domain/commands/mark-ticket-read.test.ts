import { expect, test } from 'vitest'
import { markTicketRead } from '#domain/commands/mark-ticket-read'
import { ana, aSupportMessage, aTicket, bia, changesOf, EARLIER, idOf, LATER, NOW, reads } from '../builders'

const args = { ticket_id: idOf('chamado'), message_id: idOf('retorno') }
const decide = (ticket: Partial<ReturnType<typeof aTicket>> = {}, message: Partial<ReturnType<typeof aSupportMessage>> = {}, me = ana) =>
  markTicketRead.decide(
    reads({ support_tickets: [aTicket(ticket)], support_messages: [aSupportMessage({ created_at: NOW, ...message })] }),
    args,
    me,
    LATER,
    LATER,
  )

test('the mark moves to the newest message on the screen', () => {
  expect(changesOf(decide())).toEqual([{ op: 'advance', collection: 'support_tickets', id: args.ticket_id, fields: { read_at_client: NOW } }])
})

test('[P5] a mark never goes back', () => {
  expect(changesOf(decide({ read_at_client: LATER }))).toEqual([])
  expect(changesOf(decide({ read_at_client: NOW }))).toEqual([])
  expect(changesOf(decide({ read_at_client: EARLIER }))).toHaveLength(1)
})

test('a ticket is marked read only by its own person, and only up to a message of that ticket', () => {
  const refused = { ok: false, code: 'parent_missing' }
  expect(decide({}, {}, bia)).toEqual(refused)
  expect(decide({}, { ticket_id: idOf('outro') })).toEqual(refused)
  expect(markTicketRead.decide(reads({ support_tickets: [aTicket()], support_messages: [undefined] }), args, ana, NOW, NOW)).toEqual(refused)
  expect(markTicketRead.decide(reads({ support_tickets: [undefined], support_messages: [aSupportMessage()] }), args, ana, NOW, NOW)).toEqual(refused)
})

test('args without the newest message that was on the screen are malformed', () => {
  expect(markTicketRead.parse({ ticket_id: args.ticket_id })).toBeUndefined()
})
