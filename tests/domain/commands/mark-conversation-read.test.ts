import { expect, test } from 'vitest'
import { markConversationRead } from '#domain/commands/mark-conversation-read'
import { aConversation, aMessage, ana, bia, changesOf, EARLIER, idOf, joao, LATER, NOW, reads } from '../builders'

const args = { conversation_id: idOf('conversa'), message_id: idOf('oi') }
const decide = (conversation: Partial<ReturnType<typeof aConversation>> = {}, message = aMessage({ created_at: NOW }), me = ana) =>
  markConversationRead.decide(reads({ conversations: [aConversation(conversation)], messages: [message] }), args, me, LATER, LATER)

test.each([
  [ana, 'read_at_one'],
  [joao, 'read_at_two'],
] as const)('the mark of $full_name moves to the newest message on the screen', (me, mark) => {
  expect(changesOf(decide({}, undefined, me))).toEqual([
    { op: 'advance', collection: 'conversations', id: args.conversation_id, fields: { [mark]: NOW } },
  ])
})

test('a mark never goes back', () => {
  expect(changesOf(decide({ read_at_one: LATER }))).toEqual([])
  expect(changesOf(decide({ read_at_one: NOW }))).toEqual([])
  expect(changesOf(decide({ read_at_one: EARLIER }))).toHaveLength(1)
})

test("the other side's mark does not count", () => {
  expect(changesOf(decide({ read_at_two: LATER }))).toMatchObject([{ fields: { read_at_one: NOW } }])
})

test('only its two people mark a conversation', () => {
  expect(decide({}, undefined, bia)).toEqual({ ok: false, code: 'conversation_missing' })
})

test('a message that is absent or of another conversation marks nothing', () => {
  expect(decide({}, aMessage({ conversation_id: idOf('outra') }))).toEqual({ ok: false, code: 'conversation_missing' })
  const absent = reads({ conversations: [aConversation()], messages: [undefined] })
  expect(markConversationRead.decide(absent, args, ana, NOW, NOW)).toEqual({ ok: false, code: 'conversation_missing' })
})

test('a conversation that is gone marks nothing', () => {
  expect(markConversationRead.decide(reads({ messages: [aMessage()] }), args, ana, NOW, NOW)).toEqual({ ok: false, code: 'conversation_missing' })
})

test('args without the newest message that was on the screen are malformed', () => {
  expect(markConversationRead.parse({ conversation_id: args.conversation_id })).toBeUndefined()
})
