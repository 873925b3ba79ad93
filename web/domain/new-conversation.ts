import type { Stored } from '#domain/documents'
import { conversationId, inOrder } from '#domain/ids'

export function newConversation(projectId: string, person: string, other: string, now: string): Stored<'conversations'> {
  const [participant_one, participant_two] = inOrder(person, other)
  return {
    id: conversationId(projectId, person, other),
    participant_one,
    participant_two,
    project_id: projectId,
    last_message_at: now,
    read_at_one: '',
    read_at_two: '',
    declined_at: '',
    created_at: now,
  }
}
