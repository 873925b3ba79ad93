import { sideOf } from '#domain/conversation'
import type { Stored } from '#domain/documents'
import { newConversation } from '#domain/new-conversation'
import { toTime } from '#domain/values/clock'
import { conversations } from './content/conversations'
import type { PersonKey } from './content/shapes'
import { idFrom, personOf, projectOf } from './identity'
import { timeOf } from './when'

type Demo = (typeof conversations)[number]
type ConversationRecord = Stored<'conversations'> & { mailed_at_one: string; mailed_at_two: string }

const HOUR = 60 * 60_000

export const conversationRecords = (now: number): ConversationRecord[] => conversations.map((demo) => conversationRecord(demo, now))
export const messageRecords = (now: number): Stored<'messages'>[] => conversations.flatMap((demo) => messagesOf(demo, now))

function conversationRecord(demo: Demo, now: number): ConversationRecord {
  const conversation = begun(demo, now)
  const record = { ...conversation, mailed_at_one: '', mailed_at_two: '' }
  const messages = messagesOf(demo, now)
  for (const key of [projectOf(demo.project).client, demo.provider]) {
    const { id } = personOf(key)
    const received = messages.filter(({ sender_id }) => sender_id !== id).map(({ created_at }) => created_at)
    const readCount = received.length - (demo.unread?.[key] ?? 0)
    const side = sideOf(conversation, id)
    record[side === 'one' ? 'read_at_one' : 'read_at_two'] = received[readCount - 1] ?? ''
    record[side === 'one' ? 'mailed_at_one' : 'mailed_at_two'] = mailedAt(received[readCount], now)
  }
  record.last_message_at = messages.at(-1)?.created_at ?? conversation.created_at
  return record
}

function mailedAt(firstUnread: string | undefined, now: number): string {
  const due = firstUnread ? Date.parse(firstUnread) + HOUR : now
  return due < now ? toTime(due) : ''
}

function begun({ project: key, provider, started }: Demo, now: number): Stored<'conversations'> {
  const project = projectOf(key)
  const since = started ?? project.accepted?.at
  if (!since) throw new Error(`the conversation of ${provider} about ${key} has no start`)
  return newConversation(project.id, personOf(project.client).id, personOf(provider).id, timeOf(since, now))
}

function messagesOf(demo: Demo, now: number): Stored<'messages'>[] {
  const { id: conversation_id } = begun(demo, now)
  return demo.messages.map(([from, when, content], index) => {
    const at = timeOf(when, now)
    return { id: idFrom('message', conversation_id, String(index)), conversation_id, sender_id: senderOf(from), content, sent_at: at, created_at: at }
  })
}

const senderOf = (key: PersonKey): string => personOf(key).id
