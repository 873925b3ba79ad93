import type { Conversation, Message } from '#domain/documents'
import { fold } from '#domain/fold'

type Searched = { conversation: Pick<Conversation, 'id' | 'name_one' | 'name_two' | 'project_title'> }

/**
 * Conversations that hold every word of a search in their people, their project or one of their messages, whatever case and accents; with
 * the newest message that holds them all, where one does.
 */
export function searchConversations<View extends Searched>(
  views: readonly View[],
  messages: readonly Pick<Message, 'conversation_id' | 'content'>[],
  search: string,
): (View & { found?: string })[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...views]
  const said = new Map(messages.filter(({ content }) => holds(content, words)).map(({ conversation_id, content }) => [conversation_id, content]))
  return views.flatMap((view) => {
    const { id, name_one, name_two, project_title } = view.conversation
    const found = said.get(id)
    if (found !== undefined) return [{ ...view, found }]
    return holds(`${name_one} ${name_two} ${project_title}`, words) ? [view] : []
  })
}

function holds(text: string, words: readonly string[]): boolean {
  const folded = fold(text)
  return words.every((word) => folded.includes(word))
}
