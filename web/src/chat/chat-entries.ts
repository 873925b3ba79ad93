import { isSameDay } from 'date-fns/isSameDay'
import type { Optimistic } from '../data/live/overlay'
import type { OutboxRow } from '../data/queries/outbox'

/** A message of any chat. `sent_at` is the sender's clock, where a chat has it. */
export type ChatMessage = Pick<Optimistic<'messages'>, 'id' | 'sender_id' | 'content' | 'created_at' | 'waiting'> & { sent_at?: string }

export type ChatEntry =
  | { kind: 'notice'; id: string }
  | { kind: 'earlier'; id: string }
  | { kind: 'day'; id: string; time: string }
  | { kind: 'unread'; id: string }
  | { kind: 'message'; id: string; message: ChatMessage }
  | { kind: 'refused'; id: string; row: OutboxRow }

type ChatContents = {
  /** In their order, pending ones last. */
  messages: readonly ChatMessage[]
  /** The message that the divider precedes, '' without one. */
  firstUnread: string
  /** Messages that the server did not take. */
  refused: readonly OutboxRow[]
  /** Whether this device holds earlier ones. */
  hasEarlier?: boolean
  hasNotice?: boolean
}

/** A notice or the offer of earlier messages, one separator a day, and at the end refused messages. */
export function chatEntries({ messages, firstUnread, refused, hasEarlier = false, hasNotice = true }: ChatContents): ChatEntry[] {
  const entries: ChatEntry[] = []
  if (hasEarlier) entries.push({ kind: 'earlier', id: 'earlier' })
  else if (hasNotice) entries.push({ kind: 'notice', id: 'notice' })
  let before: ChatMessage | undefined
  for (const message of messages) {
    if (!before || !isSameDay(before.created_at, message.created_at)) {
      entries.push({ kind: 'day', id: `day ${message.id}`, time: message.created_at })
    }
    if (message.id === firstUnread) entries.push({ kind: 'unread', id: 'unread' })
    entries.push({ kind: 'message', id: message.id, message })
    before = message
  }
  for (const row of refused) entries.push({ kind: 'refused', id: `refused ${row.n}`, row })
  return entries
}

export const unreadOf = (messages: readonly ChatMessage[], me: string, mark: string): ChatMessage[] =>
  messages.filter((message) => message.sender_id !== me && !message.waiting && message.created_at > mark)
