import { useMemo } from 'react'
import type { Conversation } from '#domain/documents'
import { texts } from '#texts'
import type { ChatLine } from '../../chat/chat-entries'
import { type ShownWorkLine, useWorkLines } from '../../data/queries/work-lines'
import { workLineText } from './work-line-text'

/** `me` as the line names oneself. */
export const chatLineOf = (line: ShownWorkLine, me: string, other: string): ChatLine => ({
  id: line.id,
  at: line.at,
  text: workLineText(line, line.by === '' ? '' : line.isOwn ? me : other),
  isOwn: line.isOwn,
  waiting: line.waiting,
})

/** Steps of this conversation's deal, with `name` for the other side; the same list until it changes. Product 126. */
export function useDealLines(conversation: Conversation, name: string): ChatLine[] | undefined {
  const lines = useWorkLines(conversation)
  return useMemo(() => lines?.map((line) => chatLineOf(line, texts.workLines.you, name)), [lines, name])
}
