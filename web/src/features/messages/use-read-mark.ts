import { useEffect, useRef, useState } from 'react'
import { useGive } from '../../data/use-give'
import { usePageVisible } from '../../data/use-page-visible'
import { type ChatEntry, unreadOf } from './chat-entries'

/** Scrolling past is not reading. */
const SEEN_AFTER_MS = 400

type Reading = { conversationId: string; me: string; readUpTo: string; entries: readonly ChatEntry[] }

/**
 * Marks as read what has been on the screen, up to the newest of the other side's messages. Returns what to tell when the last line in sight changes.
 * Without a connection the mark waits. Product 21 and 40.
 */
export function useReadMark({ conversationId, me, readUpTo, entries }: Reading): (last: number) => void {
  const give = useGive()
  const visible = usePageVisible()
  const [last, setLast] = useState(-1)
  // A mark that the server refused is not given again on this visit.
  const given = useRef(new Set<string>())

  const shown = entries.slice(0, last + 1).flatMap((entry) => (entry.kind === 'message' ? [entry.message] : []))
  const newest = visible ? unreadOf(shown, me, readUpTo).at(-1)?.id : undefined
  useEffect(() => {
    if (!newest || given.current.has(newest)) return
    const timer = setTimeout(() => {
      given.current.add(newest)
      void give('mark_conversation_read', { conversation_id: conversationId, message_id: newest })
    }, SEEN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [newest, conversationId, give])

  return setLast
}
