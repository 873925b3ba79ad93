import { useEffect, useState } from 'react'
import { usePageVisible } from '../data/queries/use-page-visible'
import { type ChatMessage, unreadOf } from './chat-entries'

/**
 * The message that the divider 'Não lidas' stands before, '' without one: the first that was unread when the chat was opened, or came
 * while the page was hidden. It stays while the chat is open.
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
