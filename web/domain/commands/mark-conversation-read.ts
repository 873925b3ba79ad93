import * as v from 'valibot'
import { accept, advance, alreadySo, defineCommand, refuse } from '#domain/command'
import { sideOf } from '#domain/conversation'
import { id } from '#domain/fields'

/** The newest message on the screen. */
const args = v.object({ conversation_id: id, message_id: id })

/** Forward only. Source: product 21, 40, rules P1 and P5. */
export const markConversationRead = defineCommand(args, {
  reads: ({ conversation_id, message_id }) => [
    ['conversations', conversation_id],
    ['messages', message_id],
  ],
  record: ({ conversation_id }) => ['conversations', conversation_id],
  onRefusal: 'forget',

  decide({ conversations: [conversation], messages: [message] }, { conversation_id }, me) {
    const side = conversation && sideOf(conversation, me.id)
    if (!side || message?.conversation_id !== conversation_id) return refuse('conversation_missing')
    const mark = side === 'one' ? 'read_at_one' : 'read_at_two'
    if (conversation[mark] >= message.created_at) return alreadySo
    return accept([advance('conversations', conversation_id, { [mark]: message.created_at })])
  },
})
