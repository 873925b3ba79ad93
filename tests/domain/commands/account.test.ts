import { describe, expect, test } from 'vitest'
import { advance, create, remove, set } from '#domain/command'
import { type EditAccount, editAccount } from '#domain/commands/edit-account'
import { markConversationRead } from '#domain/commands/mark-conversation-read'
import { type MarkNotificationsRead, markNotificationsRead } from '#domain/commands/mark-notifications-read'
import { markTicketRead } from '#domain/commands/mark-ticket-read'
import { requestCancellation } from '#domain/commands/request-cancellation'
import { withdrawCancellation } from '#domain/commands/withdraw-cancellation'
import type { Account, CancellationRequest, Notification } from '#domain/documents'
import { tradeIds } from '#domain/projects/trades'
import {
  aCancellationRequest,
  aConversation,
  aMessage,
  aNotification,
  anAccount,
  ana,
  aSupportMessage,
  aTicket,
  bia,
  changesOf,
  EARLIER,
  idOf,
  joao,
  LATER,
  NOW,
  noticesOf,
  obras,
  reads,
} from '../builders'

describe('a conversation', () => {
  const args = { conversation_id: idOf('conversa'), message_id: idOf('oi') }
  const decide = (conversation: Partial<ReturnType<typeof aConversation>> = {}, message = aMessage({ created_at: NOW }), me = ana) =>
    markConversationRead.decide(reads({ conversations: [aConversation(conversation)], messages: [message] }), args, me, LATER, LATER)

  test.each([
    [ana, 'read_at_one'],
    [joao, 'read_at_two'],
  ] as const)('the mark of $full_name moves to the newest message on the screen', (me, mark) => {
    expect(changesOf(decide({}, undefined, me))).toEqual([advance('conversations', args.conversation_id, { [mark]: NOW })])
  })

  test('a mark never goes back', () => {
    expect(changesOf(decide({ read_at_one: LATER }))).toEqual([])
    expect(changesOf(decide({ read_at_one: NOW }))).toEqual([])
    expect(changesOf(decide({ read_at_one: EARLIER }))).toHaveLength(1)
  })

  test('only its two people mark a conversation', () => {
    expect(decide({}, undefined, bia)).toEqual({ ok: false, code: 'conversation_missing' })
  })

  test('a message that is absent or of another conversation marks nothing', () => {
    expect(decide({}, aMessage({ conversation_id: idOf('outra') }))).toEqual({ ok: false, code: 'conversation_missing' })
    const absent = reads({ conversations: [aConversation()], messages: [undefined] })
    expect(markConversationRead.decide(absent, args, ana, NOW, NOW)).toEqual({ ok: false, code: 'conversation_missing' })
  })
})

describe('notices', () => {
  const one = aNotification({ id: idOf('um') })
  const two = aNotification({ id: idOf('dois') })
  const decide = (given: MarkNotificationsRead, notifications: (Notification | undefined)[], me = ana) =>
    markNotificationsRead.decide(reads({ notifications }), given, me, NOW, NOW)

  test('single ones are marked', () => {
    const read = [one, two].map(({ id }) => set('notifications', id, { is_read: true }))
    expect(changesOf(decide({ ids: [one.id, two.id] }, [one, two]))).toEqual(read)
  })

  test('[PRODUCT 68] only unread ones are reached', () => {
    expect(changesOf(decide({ ids: [one.id, two.id] }, [{ ...one, is_read: true }, two]))).toMatchObject([{ id: two.id }])
    expect(changesOf(decide({ ids: [one.id] }, [{ ...one, is_read: true }]))).toEqual([])
  })

  test("another account's notifications stay unread", () => {
    expect(changesOf(decide({ ids: [one.id] }, [one], joao))).toEqual([])
    expect(decide({ up_to: one.id }, [one], joao)).toEqual({ ok: false, code: 'parent_missing' })
  })

  test('all unread ones up to the newest on the screen are marked, later ones are not', () => {
    expect(changesOf(decide({ up_to: one.id }, [one]))).toEqual([
      { op: 'set_all', collection: 'notifications', where: { user_id: ana.id, is_read: false }, until: one.created_at, fields: { is_read: true } },
    ])
  })

  test('it names up to 100 single ones or the newest, never both', () => {
    const many = (count: number) => Array.from({ length: count }, () => one.id)
    expect(markNotificationsRead.parse({ ids: many(100) })).toBeDefined()
    expect(markNotificationsRead.parse({ up_to: one.id })).toEqual({ up_to: one.id })
    for (const wrong of [{}, { ids: [] }, { ids: many(101) }, { ids: [one.id], up_to: one.id }, { up_to: 'novo' }]) {
      expect(markNotificationsRead.parse(wrong)).toBeUndefined()
    }
  })
})

describe('a ticket', () => {
  const args = { ticket_id: idOf('chamado'), message_id: idOf('retorno') }
  const decide = (ticket: Parameters<typeof aTicket>[0], message: Parameters<typeof aSupportMessage>[0] = {}, me = ana) => {
    const read = { support_tickets: [aTicket(ticket)], support_messages: [aSupportMessage({ created_at: NOW, ...message })] }
    return markTicketRead.decide(reads(read), args, me, LATER, LATER)
  }

  test('the mark moves to the newest message on the screen', () => {
    expect(changesOf(decide({}))).toEqual([advance('support_tickets', args.ticket_id, { read_at_client: NOW })])
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
    const messageless = reads({ support_tickets: [aTicket()], support_messages: [undefined] })
    const ticketless = reads({ support_tickets: [undefined], support_messages: [aSupportMessage()] })
    for (const read of [messageless, ticketless]) expect(markTicketRead.decide(read, args, ana, NOW, NOW)).toEqual(refused)
  })
})

describe('the account', () => {
  const decide = (args: EditAccount, account: Account | undefined = anAccount(), me = ana) =>
    editAccount.decide(reads({ users: [account] }), args, me, NOW, NOW)

  test('[PRODUCT 98] a provider chooses up to six trades, in their order; a client none', () => {
    const trades: EditAccount['trades'] = ['pintor', 'pedreiro']
    expect(changesOf(decide({ trades }, anAccount({ role: 'autonomo' }), joao))).toEqual([set('users', joao.id, { trades })])
    expect(changesOf(decide({ trades }, anAccount({ role: 'autonomo', trades: ['pedreiro', 'pintor'] }), joao))).toHaveLength(1)
    expect(decide({ trades })).toEqual({ ok: false, code: 'malformed' })
    for (const wrong of [tradeIds.slice(0, 7), ['pintor', 'pintor'], ['marciano']]) expect(editAccount.parse({ trades: wrong })).toBeUndefined()
  })

  test('only the fields that differ are written', () => {
    const decision = decide({ full_name: 'Ana S. Souza', city: 'Campinas', notify_email: false })
    expect(changesOf(decision)).toEqual([set('users', ana.id, { full_name: 'Ana S. Souza', notify_email: false })])
    expect(noticesOf(decision)).toEqual([])
  })

  test.each([{}, { full_name: 'Ana Souza', state: 'SP' }, { username: undefined }, { mail_lists: { support: true } }] satisfies EditAccount[])(
    '%j is already so',
    (args) => {
      expect(changesOf(decide(args))).toEqual([])
    },
  )

  test('[P5] [PRODUCT 90] a list of mails is switched by itself, whatever another device or a mail’s link has switched meanwhile', () => {
    const fieldsOf = (mail_lists: EditAccount['mail_lists']) => changesOf(decide({ mail_lists }, anAccount({ mails_off: ['projects'] })))
    expect(fieldsOf({ messages: false })).toMatchObject([{ fields: { mails_off: ['projects', 'messages'] } }])
    expect(fieldsOf({ projects: true })).toMatchObject([{ fields: { mails_off: [] } }])
  })

  test('a document number is kept without its mask, in upper case, with the type of the role', () => {
    const cpf = { document_number: '11144477735', document_type: 'CPF' }
    expect(changesOf(decide({ document_number: '111.444.777-35' }))).toMatchObject([{ fields: cpf }])
    const company = anAccount({ id: obras.id, role: 'empresa' })
    const cnpj = { document_number: '12ABC34501DE35', document_type: 'CNPJ' }
    expect(changesOf(decide({ document_number: '12.abc.345/01de-35' }, company, obras))).toMatchObject([{ fields: cnpj }])
  })

  test("a number of the other role's kind is refused", () => {
    expect(decide({ document_number: '12ABC34501DE35' })).toEqual({ ok: false, code: 'malformed' })
    expect(decide({ document_number: '11144477735' }, anAccount({ role: 'empresa' }), obras)).toEqual({ ok: false, code: 'malformed' })
  })

  test('[PRODUCT 1] role, e-mail and document type are not editable, whatever is sent', () => {
    const foreign = { role: 'admin', email: 'x@y.z', document_type: 'CNPJ', id: obras.id, avatar: 'x.png' }
    expect(editAccount.parse({ city: 'Valinhos', ...foreign })).toEqual({ city: 'Valinhos' })
  })

  test.each([
    { phone: '123' },
    { city: '' },
    { state: 'XX' },
    { full_name: ' ' },
    { notify_scope: 'country' },
    { notify_email: 'yes' },
    { mail_lists: { support: 'off' } },
    { website: 'javascript:alert(1)' },
  ])('%j is nothing', (args) => {
    expect(editAccount.parse(args)).toBeUndefined()
  })
})

describe('asking to leave', () => {
  const args = { request_id: idOf('novo') }
  const decide = (requests: CancellationRequest[] = [], me = ana, given = args) =>
    requestCancellation.decide(reads({ account_cancellation_requests: requests }), given, me, NOW, NOW)

  test.each([ana, joao, obras])('$role asks for the account to be deleted, and only the administration is notified', (me) => {
    const fields = { id: args.request_id, user_id: me.id, status: 'pending' as const, reason: '', resolved_at: '', created_at: NOW }
    const decision = decide([], me)
    expect(changesOf(decision)).toEqual([create('account_cancellation_requests', fields)])
    expect(noticesOf(decision)).toEqual([])
  })

  test('while one request is pending another changes nothing', () => {
    expect(changesOf(decide([aCancellationRequest()]))).toEqual([])
  })

  test('a request given again changes nothing, pending or not', () => {
    const same = { request_id: idOf('pedido') }
    expect(changesOf(decide([aCancellationRequest()], ana, same))).toEqual([])
    expect(changesOf(decide([aCancellationRequest({ status: 'completed' })], ana, same))).toEqual([])
  })

  test('[PRODUCT 91] a pending request is withdrawn without a trace, one that is declined or gone is already so', () => {
    const request_id = idOf('pedido')
    const withdraw = (request?: CancellationRequest) =>
      changesOf(withdrawCancellation.decide(reads({ account_cancellation_requests: [request] }), { request_id }, ana, NOW, NOW))
    expect(withdraw(aCancellationRequest())).toEqual([remove('account_cancellation_requests', request_id)])
    expect([withdraw(aCancellationRequest({ status: 'declined' })), withdraw()]).toEqual([[], []])
    const ofAnotherDevice = 'request00000002'
    expect(withdraw(aCancellationRequest({ id: ofAnotherDevice }))).toMatchObject([{ op: 'remove', id: ofAnotherDevice }])
    expect(changesOf(decide([aCancellationRequest({ status: 'declined' })]))).toHaveLength(1)
    // Late: theirs was declined, and another device has asked again since.
    const [declined, newer] = [aCancellationRequest({ status: 'declined' }), aCancellationRequest({ id: ofAnotherDevice })]
    const both = reads({ account_cancellation_requests: [declined, newer] })
    expect(changesOf(withdrawCancellation.decide(both, { request_id }, ana, NOW, NOW))).toEqual([])
  })
})
