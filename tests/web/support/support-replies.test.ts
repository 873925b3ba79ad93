import { describe, expect, test } from 'vitest'
import { ticketSubject } from '../../../web/src/components/ticket-subject'
import { withReturned } from '../../../web/src/data/drafts/use-returned-words'
import type { TicketView } from '../../../web/src/data/queries/support'
import { readReplies } from '../../../web/src/features/support/support-corner'
import { firstSubject, subjectGiven, subjectOfRow } from '../../../web/src/features/support/support-threads'
import { aNotification, aSupportMessage, aTicket, idOf } from '../../domain/builders'
import { refusedRow } from '../outbox/rows'

describe('replies', () => {
  const [first, second] = ['2026-11-20T12:00:00.000Z', '2026-11-20T13:00:00.000Z']
  const notice = (name: string, created_at: string) => aNotification({ id: idOf(name), link: '/suporte?chamado=abc', created_at })
  const notices = [notice('um', first), notice('dois', second)]
  const messages = [first, second].map((created_at, k) => aSupportMessage({ id: idOf(`resposta${k}`), created_at }))

  test.each([
    ['', []],
    [first, [idOf('um')]],
    [second, [idOf('um'), idOf('dois')]],
  ])("[PRODUCT 40] read up to '%s' in the chat, the notices of those replies are read as well", (read_at_client, read) => {
    expect(readReplies(notices, [{ ticket: aTicket({ read_at_client }), messages }])).toEqual(read)
  })

  test('a reply that has not come is not read, whatever was read in other tickets, and no other notice is', () => {
    const read = aTicket({ read_at_client: second })
    expect(readReplies(notices, [{ ticket: read, messages: [] }])).toEqual([])
    expect(readReplies([aNotification({ created_at: first })], [{ ticket: read, messages }])).toEqual([])
  })
})

describe('words that come back', () => {
  test('[P8] refused words come back into an empty field', () => {
    expect(withReturned('', 'Não consigo entrar.')).toBe('Não consigo entrar.')
    expect(withReturned(' \n', 'Não consigo entrar.')).toBe('Não consigo entrar.')
  })

  test('[P8] they stand before what has been typed since', () => {
    expect(withReturned('E agora?', 'Não consigo entrar.')).toBe('Não consigo entrar.\n\nE agora?')
  })

  test('[P8] words that are back already are not put there twice', () => {
    const typed = 'Não consigo entrar.\n\nE agora?'
    expect(withReturned(typed, 'Não consigo entrar.')).toBe(typed)
  })

  test('[P8] words that only happen to be a part of what was typed since are put there', () => {
    expect(withReturned('Oi, oito horas?', 'Oi')).toBe('Oi\n\nOi, oito horas?')
    for (const typed of ['Oi', 'Oi\n\nE agora?', 'Bom dia\n\nOi', 'Bom dia\n\nOi\n\nE agora?']) expect(withReturned(typed, 'Oi')).toBe(typed)
  })
})

describe('threads', () => {
  const GENERAL = 'Suporte via Widget'
  const REPORT = 'Denúncia: projeto · k3j9k3j9k3j9k3j'

  const view = (id: string, subject: string): TicketView => ({ ticket: { ...aTicket({ id, subject }), waiting: false }, messages: [], unread: 0 })
  const general = view('general', GENERAL)
  const report = view('report', REPORT)

  test('the chat opens at the thread with the newest message, and without any, at the general one', () => {
    expect(firstSubject([report, general], [])).toBe(REPORT)
    expect(firstSubject([], [])).toBe(GENERAL)
  })

  test('[P8] it opens where something came back', () => {
    const ofReport = refusedRow('send_support_message', { ticket_id: 'report', subject: null }, 'internal')
    const first = refusedRow('send_support_message', { ticket_id: 'unknown', subject: null }, 'internal')
    expect(firstSubject([general, report], [ofReport])).toBe(REPORT)
    expect(firstSubject([report], [first])).toBe(GENERAL)
    expect(subjectOfRow(refusedRow('send_support_message', { ticket_id: 'unknown', subject: REPORT }, 'internal'), [])).toBe(REPORT)
  })

  test('the first message of all leaves its ticket to the server; later a new conversation names itself, so that it joins no report', () => {
    expect(subjectGiven({ subject: GENERAL, view: undefined }, [])).toBeNull()
    expect(subjectGiven({ subject: GENERAL, view: undefined }, [report])).toBe(GENERAL)
    expect(subjectGiven({ subject: GENERAL, view: general }, [report, general])).toBeNull()
    expect(subjectGiven({ subject: REPORT, view: undefined }, [])).toBe(REPORT)
  })

  test('a person reads no ids, and the name of what they reported while it is there', () => {
    expect(ticketSubject(REPORT, 'Muro')).toBe('Denúncia: projeto Muro')
    expect(ticketSubject(REPORT, '')).toBe('Denúncia: projeto')
    expect(ticketSubject(GENERAL, '')).toBe('Conversa com o suporte')
  })
})
