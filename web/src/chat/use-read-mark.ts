import { useEffect, useRef, useState } from 'react'
import { usePageVisible } from '../data/live/use-page-visible'
import { type ChatEntry, type ChatMessage, unreadOf } from './chat-entries'

/** Scrolling past is not reading. */
const SEEN_AFTER_MS = 400

type Reading = { me: string; readUpTo: string; entries: readonly ChatEntry[]; onRead: (messageId: string) => void }

/**
 * Marks as read the other side's messages that were on the screen. Returns what to call when the last visible line changes. Without a
 * connection the mark waits. Product 21 and 40.
 */
export function useReadMark({ me, readUpTo, entries, onRead }: Reading): (last: number) => void {
  const visible = usePageVisible()
  const [last, setLast] = useState(-1)
  // A refused mark is not dispatched again on this visit.
  const dispatched = useRef(new Set<string>())

  const shown = entries.slice(0, last + 1).flatMap((entry) => (entry.kind === 'message' ? [entry.message] : []))
  const newest = visible ? unreadOf(shown, me, readUpTo).at(-1)?.id : undefined
  useEffect(() => {
    if (!newest || dispatched.current.has(newest)) return
    const timer = setTimeout(() => {
      dispatched.current.add(newest)
      onRead(newest)
    }, SEEN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [newest, onRead])

  return setLast
}

/**
 * The message that the divider 'Não lidas' precedes, '' without one: the first one unread at opening, or arrived while the page was hidden.
 * Fixed while the chat is open.
 */
export function useFirstUnread(messages: readonly ChatMessage[] | undefined, me: string, readUpTo: string): string {
  const visible = usePageVisible()
  const [first, setFirst] = useState<string | null>(null)
  const current = messages && (unreadOf(messages, me, readUpTo)[0]?.id ?? '')
  useEffect(() => {
    if (current === undefined) return
    setFirst((known) => (known === null || !visible ? current : known))
  }, [current, visible])
  return first ?? current ?? ''
}
