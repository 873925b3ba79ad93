import * as v from 'valibot'
import { accept, alreadySo, create, defineCommand, refuse, remove } from '#domain/command'
import { sideOf } from '#domain/conversation'
import { id } from '#domain/fields'
import { silenceId } from '#domain/ids'

/** `conversation_id` is '' on a public card, or to unblock. */
const args = v.object({ person_id: id, conversation_id: v.union([id, v.literal('')]), is_blocked: v.boolean() })

/** Nothing of a blocked person arrives, and they are not told. Source: product 93. */
export const blockPerson = defineCommand(args, {
  reads: ({ person_id, conversation_id }, me) => [
    ['silences', silenceId(me.id, person_id)],
    ...(conversation_id ? [['conversations', conversation_id] as const] : [['profiles', person_id] as const]),
  ],
  record: ({ person_id }, me) => ['silences', silenceId(me.id, person_id)],

  decide({ silences: [existing], conversations: [conversation], profiles: [card] }, { person_id, is_blocked }, me, now) {
    if (is_blocked === Boolean(existing)) return alreadySo
    if (existing) return accept([remove('silences', existing.id)])
    if (person_id === me.id) return refuse('malformed')
    const isMet = conversation && sideOf(conversation, me.id) && sideOf(conversation, person_id)
    if (!isMet && !card) return refuse('conversation_missing')
    return accept([create('silences', { id: silenceId(me.id, person_id), user_id: me.id, person_id, conversation_id: '', created_at: now })])
  },
})
