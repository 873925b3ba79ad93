import { useEffect, useState } from 'react'
import { texts } from '#texts'
import { VisuallyHidden } from '../ui/content/text/visually-hidden'
import type { ChatMessage } from './chat-entries'

/** Announces the other side's newest message to a screen reader; messages present at opening are read in place. */
export function NewestAloud({ messages, me, name }: { messages: readonly ChatMessage[]; me: string; name: string }) {
  const newest = messages.findLast(({ sender_id }) => sender_id !== me)
  const [atOpening] = useState(newest?.id)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (newest && newest.id !== atOpening) setSaid(texts.messages.from(name, newest.content))
  }, [newest, atOpening, name])
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  )
}
