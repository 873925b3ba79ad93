import type { Conversation } from '#domain/documents'

type People = Pick<Conversation, 'participant_one' | 'participant_two'>

/** null is neither. */
export const sideOf = (conversation: People, person: string): 'one' | 'two' | null =>
  conversation.participant_one === person ? 'one' : conversation.participant_two === person ? 'two' : null

/** Who has not seen the last message; '' for nobody. */
export function unreadBy(conversation: Pick<Conversation, keyof People | 'last_message' | 'read_at_one' | 'read_at_two'>): string {
  const last = conversation.last_message
  const reader = last ? otherPerson(conversation, last.sender_id) : ''
  return last && last.created_at > markOf(conversation, reader) ? reader : ''
}

/** `created_at` of the newest message seen, '' before the first. */
export const markOf = (conversation: Pick<Conversation, keyof People | 'read_at_one' | 'read_at_two'>, person: string): string =>
  sideOf(conversation, person) === 'one' ? conversation.read_at_one : conversation.read_at_two

/** '' without one. */
export const otherName = (conversation: Pick<Conversation, 'participant_one' | 'name_one' | 'name_two'>, me: string): string =>
  conversation.participant_one === me ? conversation.name_two : conversation.name_one

export const otherPerson = (conversation: People, me: string): string =>
  conversation.participant_one === me ? conversation.participant_two : conversation.participant_one
