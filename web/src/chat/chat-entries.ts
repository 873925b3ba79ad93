import { isSameDay } from 'date-fns/isSameDay'
import type { Optimistic } from '../data/live/overlay'
import type { OutboxRow } from '../data/queries/outbox'

/** A message of any chat. `sent_at` is the sender's clock, where a chat has it. */
export type ChatMessage = Pick<Optimistic<'messages'>, 'id' | 'sender_id' | 'content' | 'created_at' | 'waiting'> & { sent_at?: string }

/** A step of the deal between messages: it is no message, and neither counted nor marked as read. `at` is a time. Product 126. */
export type ChatLine = { id: string; at: string; text: string; isOwn: boolean; waiting: boolean }

export type ChatEntry =
  | { kind: 'notice'; id: string }
  | { kind: 'earlier'; id: string }
  | { kind: 'day'; id: string; time: string }
  | { kind: 'unread'; id: string }
  | { kind: 'message'; id: string; message: ChatMessage }
  | { kind: 'line'; id: string; line: ChatLine }
  | { kind: 'refused'; id: string; row: OutboxRow }

type ChatContents = {
  /** In their order, pending ones last. */
  messages: readonly ChatMessage[]
  /** In their order. */
  lines?: readonly ChatLine[]
  /** The message that the divider precedes, '' without one. */
  firstUnread: string
  /** Messages that the server did not take. */
  refused: readonly OutboxRow[]
  /** Whether this device holds earlier ones. */
  hasEarlier?: boolean
  hasNotice?: boolean
}

/** A notice or the offer of earlier messages, one separator a day, and at the end refused messages. */
export function chatEntries({ messages, lines = [], firstUnread, refused, hasEarlier = false, hasNotice = true }: ChatContents): ChatEntry[] {
  const entries: ChatEntry[] = []
  if (hasEarlier) entries.push({ kind: 'earlier', id: 'earlier' })
  else if (hasNotice) entries.push({ kind: 'notice', id: 'notice' })
  // Older ones come with the messages beside which they stand.
  const shown = hasEarlier ? lines.filter(({ at, waiting }) => waiting || at >= (messages[0]?.created_at ?? '')) : lines
  let before = ''
  for (const each of inTime(messages, shown)) {
    const [id, time] = each.kind === 'message' ? [each.message.id, each.message.created_at] : [each.line.id, each.line.at]
    if (!before || !isSameDay(before, time)) entries.push({ kind: 'day', id: `day ${id}`, time })
    if (id === firstUnread) entries.push({ kind: 'unread', id: 'unread' })
    entries.push({ ...each, id })
    before = time
  }
  for (const row of refused) entries.push({ kind: 'refused', id: `refused ${row.n}`, row })
  return entries
}

type InTime<M> = { kind: 'message'; message: M } | { kind: 'line'; line: ChatLine }

/** Messages and lines, each in their own order, by time; what waits last. */
export function inTime<M extends ChatMessage>(messages: readonly M[], lines: readonly ChatLine[]): InTime<M>[] {
  const merged: InTime<M>[] = []
  const rest = [...lines]
  const takeLines = (isBefore: (line: ChatLine) => boolean) => {
    for (let next = rest[0]; next && isBefore(next); next = rest[0]) {
      merged.push({ kind: 'line', line: next })
      rest.shift()
    }
  }
  for (const message of messages) {
    const time = (message.waiting && message.sent_at) || message.created_at
    takeLines(({ at, waiting }) => (waiting === message.waiting ? at <= time : message.waiting))
    merged.push({ kind: 'message', message })
  }
  takeLines(() => true)
  return merged
}

export const unreadOf = (messages: readonly ChatMessage[], me: string, mark: string): ChatMessage[] =>
  messages.filter((message) => message.sender_id !== me && !message.waiting && message.created_at > mark)
