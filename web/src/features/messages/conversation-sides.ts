import { markOf, otherName, otherPerson, sideOf } from '#domain/conversation'
import type { Conversation } from '#domain/documents'
import { texts } from '#texts'

export type Sides = {
  personId: string
  name: string
  avatar: string
  /** `created_at` of the newest message seen, '' before the first. */
  readUpTo: string
  readByThem: string
}

/** From one of its two sides. */
export function sidesOf(conversation: Conversation, me: string): Sides {
  const personId = otherPerson(conversation, me)
  return {
    personId,
    name: otherName(conversation, me) || texts.labels.nameless,
    avatar: sideOf(conversation, me) === 'one' ? conversation.avatar_two : conversation.avatar_one,
    readUpTo: markOf(conversation, me),
    readByThem: markOf(conversation, personId),
  }
}
