import { isTime, toTime } from '#domain/values/clock'
import { writtenLine } from '#domain/values/written-text'
import { texts } from '#texts'
import type { ChatMessage } from '../../chat/chat-entries'
import { dateFormat } from '../../components/times/times'

const words = texts.files.conversation

/** Whatever the device's zone: both people's files of a conversation name the same days. */
const timeZone = 'America/Sao_Paulo'
const longDay = dateFormat({ timeZone, dateStyle: 'full' })
const shortDay = dateFormat({ timeZone, day: '2-digit', month: '2-digit', year: 'numeric' })
const clock = dateFormat({ timeZone, hour: '2-digit', minute: '2-digit' })

/** A message that waited longer for the server says when it was written. */
const LATE_MS = 5 * 60_000
/** A line that begins otherwise begins a message: what a person typed looks like no other person's. */
const INDENT = '    '

export type WholeConversation = {
  project: string
  me: { id: string; name: string }
  other: string
  /** In their order, pending ones last. */
  messages: readonly ChatMessage[]
  /** That the server did not take. */
  refused: readonly { content: string; at: string }[]
  /** Whether this device has received all that the server had. */
  isComplete: boolean
  /** The server's clock at the last answer, '' before the first. */
  receivedUntil: string
}

export function conversationText(conversation: WholeConversation, now: number): string {
  const { project, me, other, messages, receivedUntil, isComplete } = conversation
  const head = [
    words.heading,
    words.project(writtenLine(project)),
    words.between(writtenLine(me.name), writtenLine(other)),
    words.madeAt(dayAndClock(toTime(now))),
    ...(receivedUntil ? [words.receivedUntil(dayAndClock(receivedUntil))] : []),
    ...(isComplete ? [] : [words.incomplete]),
  ]
  const sent = sentParts(conversation)
  const unsent = unsentPart(conversation)
  const isEmpty = messages.length === 0 && unsent.length === 0
  return `${[head.join('\n'), ...sent, ...unsent, ...(isEmpty ? [words.none] : [])].join('\n\n')}\n`
}

/** A paragraph a day. */
function sentParts({ messages, me, other }: WholeConversation): string[] {
  const days = new Map<string, string[]>()
  for (const { waiting, sender_id, content, created_at, sent_at = '' } of messages) {
    if (waiting) continue
    const day = longDay(new Date(created_at))
    const name = writtenLine(sender_id === me.id ? me.name : other)
    const isLate = isTime(sent_at) && Date.parse(created_at) - Date.parse(sent_at) > LATE_MS
    const line = lineOf(clock(new Date(created_at)), isLate ? words.writtenAt(name, dayAndClock(sent_at)) : name, content)
    days.set(day, [...(days.get(day) ?? []), line])
  }
  return [...days].map(([day, lines]) => [day, ...lines].join('\n'))
}

function unsentPart({ messages, refused, me }: WholeConversation): string[] {
  const name = writtenLine(me.name)
  const lines = [
    ...messages.flatMap(({ waiting, content, sent_at = '' }) => (waiting ? [lineOf(dayAndClock(sent_at), words.waiting(name), content)] : [])),
    ...refused.map(({ content, at }) => lineOf(dayAndClock(at), words.refused(name), content)),
  ]
  return lines.length > 0 ? [[words.unsent, ...lines].join('\n')] : []
}

const lineOf = (time: string, author: string, content: string): string =>
  `[${time}] ${words.message(author, content.replace(/\r\n?|[\n\v\f\u0085\u2028\u2029]/g, `\n${INDENT}`))}`

function dayAndClock(time: string): string {
  const date = new Date(time)
  return words.at(shortDay(date), clock(date))
}
