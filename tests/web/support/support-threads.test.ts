import { expect, test } from 'vitest'
import type { TicketView } from '../../../web/src/data/queries/support'
import { firstSubject, subjectGiven, subjectOfRow, subjectText, threadsOf } from '../../../web/src/features/support/support-threads'
import { refusedRow } from '../outbox/rows'

const GENERAL = 'Suporte via Widget'
const REPORT = 'Denúncia: projeto Muro · k3j9k3j9k3j9k3j'

const view = (id: string, subject: string): TicketView => ({
  ticket: {
    id,
    client_id: 'ana000000000000',
    subject,
    status: 'open',
    last_message_at: '2026-11-20T12:00:00.000Z',
    read_at_client: '',
    created_at: '2026-11-20T12:00:00.000Z',
    waiting: false,
  },
  messages: [],
  unread: 0,
})
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

test('what is about nothing in particular can always be chosen, and each conversation stands there once', () => {
  expect(threadsOf([], GENERAL)).toEqual([{ subject: GENERAL, view: undefined }])
  expect(threadsOf([report, general], REPORT)).toEqual([
    { subject: REPORT, view: report },
    { subject: GENERAL, view: general },
  ])
  expect(threadsOf([], REPORT).map(({ subject }) => subject)).toEqual([REPORT, GENERAL])
})

test('the first message of all leaves its ticket to the server; later a new conversation names itself, so that it joins no report', () => {
  expect(subjectGiven({ subject: GENERAL, view: undefined }, [])).toBeNull()
  expect(subjectGiven({ subject: GENERAL, view: undefined }, [report])).toBe(GENERAL)
  expect(subjectGiven({ subject: GENERAL, view: general }, [report, general])).toBeNull()
  expect(subjectGiven({ subject: REPORT, view: undefined }, [])).toBe(REPORT)
})

test('a person reads no ids', () => {
  expect(subjectText(REPORT)).toBe('Denúncia: projeto Muro')
  expect(subjectText(GENERAL)).toBe('Conversa com o suporte')
  expect(subjectText('Denúncia: projeto Muro · Fase 2')).toBe('Denúncia: projeto Muro · Fase 2')
})
