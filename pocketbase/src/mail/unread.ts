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
/** People mailed in one transaction: others write in between. */
const CHUNK = 100

type Period = { late: string; since: string }
type Waiting = { side: (typeof sides)[number]; id: string; receiver: string }

/** One mail to each person about all messages that they have left unread for an hour; another one only for newer messages. Product 21. */
export function mailUnreadMessages(app: App): void {
  const now = Date.now()
  const period = { late: toTime(now - HOUR_MS), since: toTime(now - HOUR_MS - LOOK_BACK_MS) }
  // Looked at without the write lock first: mostly there is nothing to mail.
  const byPerson = new Map<string, Waiting[]>()
  for (const side of sides) {
    for (const { id, receiver } of rowsOf(app, row, unreadBy(side), period)) {
      byPerson.set(receiver, [...(byPerson.get(receiver) ?? []), { side, id, receiver }])
    }
  }
  const people = [...byPerson.values()]
  for (let start = 0; start < people.length; start += CHUNK) {
    inTransaction(app, (tx) => {
      for (const waiting of people.slice(start, start + CHUNK)) mailOne(tx, waiting, period)
    })
  }
  drainMail(app)
}

/** Looked at again under the lock: they may have been read meanwhile, or mailed. */
function mailOne(tx: App, waiting: readonly Waiting[], period: Period): void {
  const unread = waiting.flatMap(({ side, id }) =>
    rowsOf(tx, row, unreadBy(side, 'c.id = {:id} AND'), { ...period, id }).map((conversation) => ({ ...conversation, side })),
  )
  const [first, second] = unread
  if (!first) return
  if (second) queueMail(tx, 'messages_unread', first.receiver, '', { conversations: unread.map(({ id, sender }) => ({ id, sender })) })
  else queueMail(tx, 'message_unread', first.receiver, first.sender, { id: first.id, title: first.title })
  for (const { side, id } of unread) run(tx, `UPDATE conversations SET mailed_at_${side} = {:now} WHERE id = {:id}`, { id, now: serverNow() })
}

const unreadBy = (side: Waiting['side'], only = ''): string => `SELECT c.id, c.participant_${side} AS receiver, m.sender_id AS sender, p.title
  FROM messages m JOIN conversations c ON c.id = m.conversation_id JOIN projects p ON p.id = c.project_id
    JOIN users u ON u.id = c.participant_${side} AND u.notify_email = TRUE
  WHERE ${only} m.created_at > {:since} AND m.created_at <= {:late} AND m.sender_id <> c.participant_${side}
    AND m.created_at > c.read_at_${side} AND m.created_at > c.mailed_at_${side}
  GROUP BY c.id`
