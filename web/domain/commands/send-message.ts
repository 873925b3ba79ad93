import * as v from 'valibot'
import { accept, advance, alreadySo, create, defineCommand, refuse } from '#domain/command'
import { sideOf } from '#domain/conversation'
import { id, requiredText } from '#domain/fields'
import { earlierOf, strictlyAfter } from '#domain/values/clock'

export const MAX_MESSAGE = 4_000

const args = v.object({ message_id: id, conversation_id: id, content: requiredText(MAX_MESSAGE) })

/** Messages never change; the server's clock orders them strictly. Source: product 18, rule P2. */
export const sendMessage = defineCommand(args, {
  reads: ({ conversation_id, message_id }) => [
    ['conversations', conversation_id],
    ['messages', message_id],
  ],
  record: ({ message_id }) => ['messages', message_id],
  parent: ({ conversation_id }) => ['conversations', conversation_id],
  quota: 'messages',

  decide({ conversations: [conversation], messages: [existing] }, { message_id, conversation_id, content }, me, now, at) {
    if (!conversation || !sideOf(conversation, me.id)) return refuse('conversation_missing')
    if (existing) return existing.sender_id === me.id ? alreadySo : refuse('malformed')
    const created_at = strictlyAfter(conversation.last_message_at, now)
    return accept([
      create('messages', { id: message_id, conversation_id, sender_id: me.id, content, sent_at: earlierOf(at, now), created_at }),
      advance('conversations', conversation_id, { last_message_at: created_at }),
    ])
  },
})
