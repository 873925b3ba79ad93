import { describe, expect, test } from 'vitest'
import { create, set } from '#domain/command'
import { MAX_SUPPORT_MESSAGE, sendSupportMessage } from '#domain/commands/send-support-message'
import { DEFAULT_SUBJECT, MOST_ENCLOSED, reportedIn, reportSubject } from '#domain/support-ticket'
import { ana, aSupportMessage, aTicket, changesOf, EARLIER, idOf, LATER, NOW, noticesOf, obras, reads } from '../builders'

describe('a message to the support', () => {
  const message_id = idOf('pergunta')
  const own = { message_id, ticket_id: idOf('chamado'), subject: null, content: 'Não consigo entrar.' }
  const nothingReported = { reason: '' as const, enclosed: 0 }
  /** Sent by a device that knows of no ticket. */
  const fresh = { ...own, ticket_id: idOf('novo') }

  const decide = (args: Parameters<typeof sendSupportMessage.decide>[1], read: Parameters<typeof reads>[0] = {}, me = ana) =>
    sendSupportMessage.decide(reads({ support_tickets: [aTicket()], support_messages: [undefined], ...read }), args, me, NOW, NOW)

  const ticketOf = (decision: ReturnType<typeof decide>) =>
    changesOf(decision).flatMap((change) => (change.collection === 'support_messages' && change.op === 'create' ? [change.fields.ticket_id] : []))

  test.each([ana, obras])('the first message of $full_name opens a ticket', (me) => {
    const decision = decide(fresh, { support_tickets: [] }, me)
    const { ticket_id, content } = fresh
    const opened = {
      subject: 'Suporte via Widget',
      status: 'open' as const,
      last_message_at: NOW,
      read_at_client: '',
      created_at: NOW,
      ...nothingReported,
    }
    expect(changesOf(decision)).toEqual([
      create('support_tickets', { id: ticket_id, client_id: me.id, ...opened }),
      create('support_messages', { id: message_id, ticket_id, sender_id: me.id, content, created_at: NOW }),
    ])
    expect(noticesOf(decision)).toEqual([])
  })

  test('a message to a closed ticket opens it again', () => {
    const decision = decide(own, { support_tickets: [aTicket({ status: 'closed' })] })
    expect(changesOf(decision)).toContainEqual(set('support_tickets', own.ticket_id, { status: 'open' }))
  })

  test('[P5] a message without a known ticket joins the ticket with the newest message', () => {
    const [older, newest, oldest] = [{}, { last_message_at: NOW }, {}].map((given, n) => aTicket({ id: idOf(`t${n}`), ...given }))
    expect(ticketOf(decide(fresh, { support_tickets: [older, newest, undefined, oldest] }))).toEqual([newest?.id])
  })

  test('a subject opens a ticket of its own', () => {
    const report = { ...fresh, subject: reportSubject({ kind: 'project', id: idOf('obra') }) }
    expect(changesOf(decide(report))).toContainEqual(
      expect.objectContaining({ collection: 'support_tickets', op: 'create', fields: expect.objectContaining({ subject: report.subject }) }),
    )
    expect(ticketOf(decide(report))).toEqual([report.ticket_id])
  })

  test('[P5] two devices that report the same thing make one ticket', () => {
    const report = { ...fresh, subject: reportSubject({ kind: 'project', id: idOf('obra') }) }
    const tickets = [
      aTicket({ id: idOf('ultimo'), last_message_at: LATER }),
      aTicket({ id: idOf('mesmo'), subject: report.subject, status: 'closed' }),
    ]
    const decision = decide(report, { support_tickets: tickets })
    expect(ticketOf(decision)).toEqual([idOf('mesmo')])
    expect(changesOf(decision)).toContainEqual(expect.objectContaining({ op: 'set', id: idOf('mesmo'), fields: { status: 'open' } }))
  })

  test('[P2] messages of a ticket follow each other strictly, even when the clock goes back', () => {
    expect(changesOf(decide(own, { support_tickets: [aTicket({ last_message_at: LATER })] }))).toMatchObject([
      { fields: { created_at: '2026-11-20T18:00:00.001Z' } },
      { fields: { last_message_at: '2026-11-20T18:00:00.001Z' } },
    ])
  })

  describe('[PRODUCT 117] a report', () => {
    const subject = reportSubject({ kind: 'conversation', id: idOf('conversa') })
    const report = { ...fresh, subject, reason: 'payment' as const, enclosed: [idOf('m1'), idOf('m2')] }
    const enclosed = (ticket: string) => ({ op: 'enclose', collection: 'support_tickets', id: ticket, messages: report.enclosed })

    test('opens its ticket with the reason, and names the messages that the server is to copy', () => {
      const changes = changesOf(decide(report, { support_tickets: [] }))
      expect(changes).toContainEqual(expect.objectContaining({ op: 'create', fields: expect.objectContaining({ subject, reason: 'payment' }) }))
      expect(changes.at(-1)).toEqual(enclosed(report.ticket_id))
    })

    test('of a thing that was reported before changes its reason; one of an app of before leaves it', () => {
      const before = aTicket({ subject, reason: 'abuse' })
      expect(changesOf(decide(report, { support_tickets: [before] }))).toEqual(
        expect.arrayContaining([set('support_tickets', before.id, { reason: 'payment' }), enclosed(before.id)]),
      )
      const plain = changesOf(decide({ ...fresh, subject }, { support_tickets: [before] }))
      expect(plain.map(({ op }) => op)).toEqual(['create', 'advance'])
    })

    test('keeps the gravest reason of an open ticket, and takes the new one of a closed ticket', () => {
      const reasonsOf = (status: 'open' | 'closed') => {
        const before = aTicket({ subject, status, reason: 'payment' })
        const changes = changesOf(decide({ ...report, reason: 'no_show' }, { support_tickets: [before] }))
        return changes.flatMap((change) => ('fields' in change && 'reason' in change.fields ? [change.fields.reason] : []))
      }
      expect([reasonsOf('open'), reasonsOf('closed')]).toEqual([[], ['no_show']])
    })

    test('encloses nothing in a ticket about something else, whatever it names, and other tickets have no reason', () => {
      for (const kind of ['project', 'person'] as const) {
        const about = aTicket({ subject: reportSubject({ kind, id: idOf('obra') }) })
        const changes = changesOf(decide({ ...report, ticket_id: about.id }, { support_tickets: [about] }))
        expect(changes.map(({ op }) => op)).not.toContain('enclose')
      }
      const general = changesOf(decide({ ...own, reason: 'payment', enclosed: report.enclosed }))
      expect(general.map(({ op }) => op)).toEqual(['create', 'advance'])
    })

    test('of oneself, with 31 messages, or for a reason that there is not, is malformed', () => {
      expect(decide({ ...fresh, subject: reportSubject({ kind: 'person', id: ana.id }) }, { support_tickets: [] })).toEqual({
        ok: false,
        code: 'malformed',
      })
      const some = (count: number) => Array.from({ length: count }, (_, n) => idOf(`m${n}`))
      expect(sendSupportMessage.parse({ ...report, enclosed: some(MOST_ENCLOSED) })).toBeDefined()
      expect(sendSupportMessage.parse({ ...report, enclosed: some(MOST_ENCLOSED + 1) })).toBeUndefined()
      expect(sendSupportMessage.parse({ ...report, enclosed: [{ id: idOf('m1'), content: 'Palavras de outro' }] })).toBeUndefined()
      expect(sendSupportMessage.parse({ ...report, reason: 'feio' })).toBeUndefined()
    })
  })

  test("[P4] [P5] a message that is there already changes nothing, and another account's id is refused", () => {
    const sent = aSupportMessage({ id: message_id, sender_id: ana.id, content: 'Outro texto', created_at: EARLIER })
    expect(changesOf(decide(own, { support_messages: [sent] }))).toEqual([])
    expect(decide(own, { support_messages: [aSupportMessage({ id: message_id })] })).toEqual({ ok: false, code: 'malformed' })
  })

  test('a message has 1 to 4,000 characters and a subject 1 to 200, besides the spaces around them', () => {
    expect(sendSupportMessage.parse({ ...own, content: '  Não consigo entrar.\n' })).toEqual(own)
    expect(sendSupportMessage.parse({ ...own, content: 'x'.repeat(MAX_SUPPORT_MESSAGE) })).toBeDefined()
    expect(sendSupportMessage.parse({ ...own, content: 'x'.repeat(4_001) })).toBeUndefined()
    expect(sendSupportMessage.parse({ ...own, content: ' \n\t' })).toBeUndefined()
    for (const kind of ['project', 'person', 'conversation'] as const) {
      const subject = reportSubject({ kind, id: idOf('obra') })
      expect([sendSupportMessage.parse({ ...own, subject }), reportedIn(subject)]).toEqual([
        { ...own, subject },
        { kind, id: idOf('obra') },
      ])
      // No name of anyone gets into the record of another.
      for (const named of [subject.replace(' ·', ' Ana Lima ·'), `Ana ${subject}`, `${subject} Ana`]) {
        expect(sendSupportMessage.parse({ ...own, subject: named })).toBeUndefined()
      }
    }
    expect(sendSupportMessage.parse({ ...own, subject: DEFAULT_SUBJECT })).toBeDefined()
    for (const none of ['', ' ', 'Senha']) expect(sendSupportMessage.parse({ ...own, subject: none })).toBeUndefined()
    expect(sendSupportMessage.parse({ ...own, subject: undefined })).toBeUndefined()
  })
})
