import { conversationRecords, messageRecords } from './conversation-records'
import { noticeRecords } from './notice-records'
import { userRecords } from './people-records'
import { pictureRecords } from './picture-records'
import { projectRecords, proposalRecords } from './project-records'
import { cancellationRecords, supportMessageRecords, ticketRecords } from './support-records'

/** `files` are the paths of what its fields of files hold. */
export type DemoRecord = { collection: string; record: { id: string }; files?: Record<string, string> }
type TimedRecord = { collection: string; record: { id: string; created_at: string } }

export const demoRecords = (now: number, admin: string): DemoRecord[] => [...timedRecords(now, admin), ...pictureRecords()]

/** In the order of writing: parents first, and within a collection oldest first, as in the feed. */
function timedRecords(now: number, admin: string): TimedRecord[] {
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
  return Object.entries(collections).flatMap(([collection, records]: [string, TimedRecord['record'][]]) =>
    records.toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1)).map((record) => ({ collection, record })),
  )
}
