import { toTime } from '#domain/clock'
import { inTransaction, rowsOf, run } from '../database'
import { serverNow } from '../globals'
import type { App } from '../pocketbase-api'
import { drainMail } from './drain'
import { queueMail } from './queue'

const HOUR_MS = 60 * 60_000
/** Older messages are skipped, so that a server back after days does not mail about all of them at once. */
const LOOK_BACK_MS = 24 * HOUR_MS

const row = { id: '', receiver: '', sender: '', title: '' }
const sides = ['one', 'two'] as const
/** Mails in one transaction: others write in between. */
const CHUNK = 100

/** One mail about all messages that an account has left unread for an hour; another one only for newer messages. Product 21. */
export function mailUnreadMessages(app: App): void {
  const now = Date.now()
  const values = { late: toTime(now - HOUR_MS), since: toTime(now - HOUR_MS - LOOK_BACK_MS) }
  // Looked at without the write lock first: mostly there is nothing to mail.
  const waiting = sides.flatMap((side) => rowsOf(app, row, unreadBy(side), values).map(({ id }) => ({ side, id })))
  for (let start = 0; start < waiting.length; start += CHUNK) {
    inTransaction(app, (tx) => {
      for (const { side, id } of waiting.slice(start, start + CHUNK)) mailOne(tx, side, { ...values, id })
    })
  }
  drainMail(app)
}

/** Looked at again under the lock: it may have been read meanwhile, or mailed. */
function mailOne(tx: App, side: (typeof sides)[number], values: { late: string; since: string; id: string }): void {
  for (const { id, receiver, sender, title } of rowsOf(tx, row, unreadBy(side, 'c.id = {:id} AND'), values)) {
    queueMail(tx, 'message_unread', receiver, sender, { id, title })
    run(tx, `UPDATE conversations SET mailed_at_${side} = {:now} WHERE id = {:id}`, { id, now: serverNow() })
  }
}

const unreadBy = (side: (typeof sides)[number], only = ''): string => `SELECT c.id, c.participant_${side} AS receiver, m.sender_id AS sender, p.title
  FROM messages m JOIN conversations c ON c.id = m.conversation_id JOIN projects p ON p.id = c.project_id
    JOIN users u ON u.id = c.participant_${side} AND u.notify_email = TRUE
  WHERE ${only} m.created_at > {:since} AND m.created_at <= {:late} AND m.sender_id <> c.participant_${side}
    AND m.created_at > c.read_at_${side} AND m.created_at > c.mailed_at_${side}
  GROUP BY c.id`
