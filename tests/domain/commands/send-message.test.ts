import { expect, test } from 'vitest'
import { MAX_MESSAGE, sendMessage } from '#domain/commands/send-message'
import { aConversation, aMessage, ana, bia, changesOf, EARLIER, idOf, joao, LATER, NOW, noticesOf, reads } from '../builders'

const args = { message_id: idOf('resposta'), conversation_id: idOf('conversa'), content: 'Fechado!' }
const decide = (read: Parameters<typeof reads>[0] = {}, me = ana, at = NOW) =>
  sendMessage.decide(reads({ conversations: [aConversation()], ...read }), args, me, NOW, at)

test.each([ana, joao])('$full_name writes to the conversation', (me) => {
  const decision = decide({}, me)
  expect(changesOf(decision)).toEqual([
    {
      op: 'create',
      collection: 'messages',
      id: args.message_id,
      fields: { id: args.message_id, conversation_id: args.conversation_id, sender_id: me.id, content: 'Fechado!', sent_at: NOW, created_at: NOW },
    },
    { op: 'advance', collection: 'conversations', id: args.conversation_id, fields: { last_message_at: NOW } },
  ])
  expect(noticesOf(decision)).toEqual([])
})

test('messages are ordered strictly, even when the clock stands still or goes back', () => {
  expect(changesOf(decide({ conversations: [aConversation({ last_message_at: LATER })] }))).toMatchObject([
    { fields: { created_at: '2026-11-20T18:00:00.001Z' } },
    { fields: { last_message_at: '2026-11-20T18:00:00.001Z' } },
  ])
})

test("the sender's clock is shown as it is, but never ahead of the server's", () => {
  expect(changesOf(decide({}, ana, EARLIER))).toMatchObject([{ fields: { sent_at: EARLIER, created_at: NOW } }, {}])
  expect(changesOf(decide({}, ana, LATER))).toMatchObject([{ fields: { sent_at: NOW, created_at: NOW } }, {}])
})

test('only its two people write to a conversation', () => {
  expect(decide({}, bia)).toEqual({ ok: false, code: 'conversation_missing' })
  expect(decide({ conversations: [undefined] })).toEqual({ ok: false, code: 'conversation_missing' })
})

test('[PRODUCT 18] a message never changes once it is sent', () => {
  expect(changesOf(decide({ messages: [aMessage({ id: args.message_id, sender_id: ana.id, content: 'Outro texto' })] }))).toEqual([])
  expect(decide({ messages: [aMessage({ id: args.message_id, sender_id: joao.id })] })).toEqual({ ok: false, code: 'malformed' })
})

test('[PRODUCT 71] a message has 1 to 4,000 characters besides the spaces around it', () => {
  expect(sendMessage.parse({ ...args, content: '  Fechado!\n' })).toEqual(args)
  expect(sendMessage.parse({ ...args, content: 'x'.repeat(MAX_MESSAGE) })).toBeDefined()
  expect(sendMessage.parse({ ...args, content: 'x'.repeat(4_001) })).toBeUndefined()
  expect(sendMessage.parse({ ...args, content: ' \n\t' })).toBeUndefined()
})
