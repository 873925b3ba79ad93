import { toTime } from '#domain/clock'
import { inTransaction, rowsOf, run } from '../database'
import { serverNow } from '../globals'
import type { App } from '../pocketbase-api'
import { drainMail } from './drain'
import { queueMail } from './queue'

const HOUR_MS = 60 * 60_000
/** Older ones are let be: a server that slept for days does not wake everybody. */
const LOOK_BACK_MS = 24 * HOUR_MS

/** A mail to whoever has left a message unread for an hour; one for all that wait, and the next only for newer ones. Product 21. */
export function mailUnreadMessages(app: App): void {
  const now = Date.now()
  const values = { late: toTime(now - HOUR_MS), since: toTime(now - HOUR_MS - LOOK_BACK_MS) }
  inTransaction(app, (tx) => {
    for (const side of ['one', 'two']) {
      for (const { id, receiver, sender, title } of rowsOf(tx, { id: '', receiver: '', sender: '', title: '' }, unreadBy(side), values)) {
        queueMail(tx, 'message_unread', receiver, sender, { id, title })
        run(tx, `UPDATE conversations SET mailed_at_${side} = {:now} WHERE id = {:id}`, { id, now: serverNow() })
      }
    }
  })
  drainMail(app)
}

const unreadBy = (side: string): string => `SELECT c.id, c.participant_${side} AS receiver, m.sender_id AS sender, p.title
  FROM messages m JOIN conversations c ON c.id = m.conversation_id JOIN projects p ON p.id = c.project_id
    JOIN users u ON u.id = c.participant_${side} AND u.notify_email = TRUE
  WHERE m.created_at > {:since} AND m.created_at <= {:late} AND m.sender_id <> c.participant_${side}
    AND m.created_at > c.read_at_${side} AND m.created_at > c.mailed_at_${side}
  GROUP BY c.id`
