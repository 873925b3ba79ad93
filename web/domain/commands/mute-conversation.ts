import * as v from 'valibot'
import { accept, alreadySo, create, defineCommand, refuse, remove } from '#domain/command'
import { otherPerson, sideOf } from '#domain/conversation'
import { id } from '#domain/fields'
import { silenceId } from '#domain/ids'

const args = v.object({ conversation_id: id, is_muted: v.boolean() })

/** It stays in the list, without notices. Source: product 93. */
export const muteConversation = defineCommand(args, {
  reads: ({ conversation_id }, me) => [
    ['conversations', conversation_id],
    ['silences', silenceId(me.id, conversation_id)],
  ],
  record: ({ conversation_id }, me) => ['silences', silenceId(me.id, conversation_id)],
  parent: ({ conversation_id }) => ['conversations', conversation_id],
  onRefusal: 'forget',

  decide({ conversations: [conversation], silences: [existing] }, { conversation_id, is_muted }, me, now) {
    if (!conversation || !sideOf(conversation, me.id)) return refuse('conversation_missing')
    if (is_muted === Boolean(existing)) return alreadySo
    if (existing) return accept([remove('silences', existing.id)])
    const person_id = otherPerson(conversation, me.id)
    return accept([create('silences', { id: silenceId(me.id, conversation_id), user_id: me.id, person_id, conversation_id, created_at: now })])
  },
})
