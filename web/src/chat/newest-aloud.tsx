import { useEffect, useState } from 'react'
import { texts } from '#texts'
import { VisuallyHidden } from '../ui/content/text/visually-hidden'
import type { ChatLine, ChatMessage } from './chat-entries'

type Newest = { id: string; said: string } | undefined

/** The other side's newest message. */
export function newestMessage(messages: readonly ChatMessage[], me: string, name: string): Newest {
  const newest = messages.findLast(({ sender_id }) => sender_id !== me)
  return newest && { id: newest.id, said: texts.messages.from(name, newest.content) }
}

/** The newest line that the other side has made. */
export function newestLine(lines: readonly ChatLine[]): Newest {
  const newest = lines.findLast(({ isOwn }) => !isOwn)
  return newest && { id: newest.id, said: texts.messages.from(texts.messages.line, newest.text) }
}

/** Announces what arrives to a screen reader; what was there at opening is read in place. */
export function NewestAloud({ newest }: { newest: Newest }) {
  const { id, said = '' } = newest ?? {}
  const [atOpening] = useState(id)
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    if (id !== undefined && id !== atOpening) setAnnounced(said)
  }, [id, said, atOpening])
  return (
    <VisuallyHidden>
      <span role="status">{announced}</span>
    </VisuallyHidden>
  )
}
