import { otherName } from '#domain/conversation'
import { links } from '#links'
import { texts } from '#texts'
import type { ConversationView } from '../../data/queries/conversations'
import type { Need } from './need'

/** Conversations with something unread. */
export const messageNeeds = (conversations: readonly ConversationView[], me: string): Need[] =>
  conversations
    .filter(({ unread }) => unread > 0)
    .map(({ conversation, unread }) => ({
      kind: 'message',
      about: conversation.id,
      title: texts.needs.messages(otherName(conversation, me) || texts.labels.nameless, unread),
      text: conversation.last_message?.content ?? conversation.project_title,
      href: links.conversation(conversation.id),
      at: conversation.last_message_at,
    }))
