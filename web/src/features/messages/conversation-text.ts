import { isTime, toTime } from '#domain/values/clock'
import { writtenLine } from '#domain/values/written-text'
import { texts } from '#texts'
import { type ChatLine, type ChatMessage, inTime } from '../../chat/chat-entries'
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
/** Begins a line that is no message. */
const MARK = '--'

export type WholeConversation = {
  project: string
  me: { id: string; name: string }
  other: string
  /** In their order, pending ones last. */
  messages: readonly ChatMessage[]
  /** Steps of its deal, in their order, those that wait last. */
  lines: readonly ChatLine[]
  /** That the server did not take. */
  refused: readonly { content: string; at: string }[]
  /** Whether this device has received all that the server had. */
  isComplete: boolean
  /** The server's clock at the last answer, '' before the first. */
  receivedUntil: string
}

export function conversationText(conversation: WholeConversation, now: number): string {
  const { project, me, other, messages, lines, refused, receivedUntil, isComplete } = conversation
  const head = [
    words.heading,
    words.project(writtenLine(project)),
    words.between(writtenLine(me.name), writtenLine(other)),
    words.madeAt(dayAndClock(toTime(now))),
    ...(receivedUntil ? [words.receivedUntil(dayAndClock(receivedUntil))] : []),
    ...(isComplete ? [] : [words.incomplete]),
    ...(lines.length > 0 ? [words.aboutLines(MARK)] : []),
  ]
  const sent = sentParts(conversation)
  const unsent = unsentPart(conversation)
  const isEmpty = messages.length === 0 && refused.length === 0
  return `${[head.join('\n'), ...sent, ...unsent, ...(isEmpty ? [words.none] : [])].join('\n\n')}\n`
}

/** A paragraph a day. */
function sentParts({ messages, lines, me, other }: WholeConversation): string[] {
  const days = new Map<string, string[]>()
  const add = (time: string, line: string) => {
    const day = longDay(new Date(time))
    days.set(day, [...(days.get(day) ?? []), line])
  }
  for (const each of inTime(messages.filter(isTaken), lines.filter(isTaken))) {
    if (each.kind === 'line') add(each.line.at, markedLine(clock(new Date(each.line.at)), each.line.text))
    else add(each.message.created_at, messageLine(each.message, writtenLine(each.message.sender_id === me.id ? me.name : other)))
  }
  return [...days].map(([day, said]) => [day, ...said].join('\n'))
}

const isTaken = ({ waiting }: { waiting: boolean }): boolean => !waiting

function messageLine({ content, created_at, sent_at = '' }: ChatMessage, name: string): string {
  const isLate = isTime(sent_at) && Date.parse(created_at) - Date.parse(sent_at) > LATE_MS
  return lineOf(clock(new Date(created_at)), isLate ? words.writtenAt(name, dayAndClock(sent_at)) : name, content)
}

function unsentPart({ messages, lines, refused, me }: WholeConversation): string[] {
  const name = writtenLine(me.name)
  const unsent = [
    ...messages.flatMap(({ waiting, content, sent_at = '' }) => (waiting ? [lineOf(dayAndClock(sent_at), words.waiting(name), content)] : [])),
    ...lines.flatMap(({ waiting, at, text }) => (waiting ? [markedLine(dayAndClock(at), words.waiting(text))] : [])),
    ...refused.map(({ content, at }) => lineOf(dayAndClock(at), words.refused(name), content)),
  ]
  return unsent.length > 0 ? [[words.unsent, ...unsent].join('\n')] : []
}

/** One line each: the mark stands where no message can write. */
const markedLine = (time: string, text: string): string => `${MARK} ${time} ${writtenLine(text)}`

const lineOf = (time: string, author: string, content: string): string =>
  `[${time}] ${words.message(author, content.replace(/\r\n?|[\n\v\f\u0085\u2028\u2029]/g, `\n${INDENT}`))}`

function dayAndClock(time: string): string {
  const date = new Date(time)
  return words.at(shortDay(date), clock(date))
}
