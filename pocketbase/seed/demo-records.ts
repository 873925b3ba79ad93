import { conversationRecords, messageRecords } from './conversation-records'
import { noticeRecords } from './notice-records'
import { userRecords } from './people-records'
import { projectRecords, proposalRecords } from './project-records'
import { cancellationRecords, supportMessageRecords, ticketRecords } from './support-records'

export type DemoRecord = { collection: string; record: { id: string; created_at: string } }

/**
 * Everything in the order of writing: what others hang on first, and within a collection oldest first, as the feed would have it.
 * `admin` is the id of the administrator.
 */
export function demoRecords(now: number, admin: string): DemoRecord[] {
  const collections = {
    users: userRecords(now),
    projects: projectRecords(now),
    proposals: proposalRecords(now),
    conversations: conversationRecords(now),
    messages: messageRecords(now),
    notifications: noticeRecords(now),
    support_tickets: ticketRecords(now),
    support_messages: supportMessageRecords(now, admin),
    account_cancellation_requests: cancellationRecords(now),
  }
  return Object.entries(collections).flatMap(([collection, records]: [string, DemoRecord['record'][]]) =>
    records.toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1)).map((record) => ({ collection, record })),
  )
}
