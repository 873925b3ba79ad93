import { isSameDay } from 'date-fns/isSameDay'
import { asksForMoneyAhead } from '#domain/values/payment-words'
import type { ChatMessage } from '../../chat/chat-entries'
import { memoized } from '../../data/live/memoized'

/** Messages that a screen shows at once, about. */
const ONE_SCREEN = 10

const isAsking = memoized(({ content }: Pick<ChatMessage, 'content'>) => asksForMoneyAhead(content))

/** Ids of the other side's messages that get the line: the newest of each day. Product 119. */
export function askedForMoney(messages: readonly ChatMessage[], me: string): ReadonlySet<string> {
  const asking = messages.filter((message) => message.sender_id !== me && isAsking(message))
  return new Set(asking.filter(({ created_at }, at) => !isSameDay(created_at, asking[at + 1]?.created_at ?? '')).map(({ id }) => id))
}

/** Whether the line stands near the conversation's beginning, or its end: nothing is said twice on one screen. */
export function isLineNear(end: 'first' | 'last', messages: readonly ChatMessage[], asked: ReadonlySet<string>): boolean {
  const near = end === 'first' ? messages.slice(0, ONE_SCREEN) : messages.slice(-ONE_SCREEN)
  return near.some(({ id }) => asked.has(id))
}

export const isOneScreen = (messages: readonly ChatMessage[]): boolean => messages.length <= ONE_SCREEN
