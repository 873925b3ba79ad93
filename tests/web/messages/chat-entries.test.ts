import { describe, expect, test } from 'vitest'
import { chatEntries, unreadOf } from '../../../web/src/chat/chat-entries'
import { messagesInOrder } from '../../../web/src/data/queries/conversations'
import type { Optimistic } from '../../../web/src/data/queries/overlay'
import { refusedRow } from '../outbox/rows'

const ana = 'ana000000000000'
const bruno = 'bruno0000000000'

const message = (id: string, created_at: string, given: Partial<Optimistic<'messages'>> = {}): Optimistic<'messages'> => ({
  id,
  conversation_id: 'conversation000',
  sender_id: bruno,
  content: 'Consigo no sábado.',
  sent_at: created_at,
  created_at,
  waiting: false,
  ...given,
})

/** Noon, so that the day is the same in every time zone of Brazil and of the machine that tests. */
const on = (day: string, minute = '00') => `2026-11-${day}T12:${minute}:00.000Z`

const lines = (entries: ReturnType<typeof chatEntries>) => entries.map(({ kind, id }) => (kind === 'message' ? id : kind))

describe('a chat', () => {
  test('[PRODUCT 18] begins with its notice, also without messages', () => {
    expect(lines(chatEntries({ messages: [], firstUnread: '', refused: [] }))).toEqual(['notice'])
  })

  test('begins with the offer of earlier messages while there are any', () => {
    const messages = [message('one', on('18'))]
    expect(lines(chatEntries({ messages, firstUnread: '', refused: [], hasEarlier: true }))).toEqual(['earlier', 'day', 'one'])
  })

  test('names each day once, before its first message', () => {
    const messages = [message('one', on('18')), message('two', on('18', '30')), message('three', on('20'))]
    expect(lines(chatEntries({ messages, firstUnread: '', refused: [] }))).toEqual(['notice', 'day', 'one', 'two', 'day', 'three'])
  })

  test('parts what was read from what was not', () => {
    const messages = [message('one', on('18')), message('two', on('18', '30'))]
    expect(lines(chatEntries({ messages, firstUnread: 'two', refused: [] }))).toEqual(['notice', 'day', 'one', 'unread', 'two'])
  })

  test('puts the day before the divider', () => {
    expect(lines(chatEntries({ messages: [message('one', on('18'))], firstUnread: 'one', refused: [] }))).toEqual(['notice', 'day', 'unread', 'one'])
  })

  test('ends with what the server did not take', () => {
    const refused = [refusedRow('send_message', { content: 'Ainda posso?' }, 'internal')]
    expect(lines(chatEntries({ messages: [message('one', on('18'))], firstUnread: '', refused })).at(-1)).toBe('refused')
  })
})

test('messages stand in the order of the server; what it does not have yet comes last, as it was given', () => {
  const pending = { waiting: true, sender_id: ana }
  const given = [
    message('second pending', on('18', '05'), pending),
    message('newest', on('20')),
    message('first pending', on('18', '01'), pending),
    message('oldest', on('19')),
  ]
  expect(messagesInOrder(given).map(({ id }) => id)).toEqual(['oldest', 'newest', 'first pending', 'second pending'])
})

test('unread is what the other side wrote after the mark, never what is pending', () => {
  const messages = [
    message('read', on('18')),
    message('mine', on('19'), { sender_id: ana }),
    message('unread', on('19', '30')),
    message('pending', on('20'), { sender_id: ana, waiting: true }),
  ]
  expect(unreadOf(messages, ana, on('18')).map(({ id }) => id)).toEqual(['unread'])
})
