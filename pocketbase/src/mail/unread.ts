import { toTime } from '#domain/values/clock'
import { serverNow } from '../globals'
import type { App } from '../pocketbase-api'
import { isSilenced } from '../silences'
import { inTransaction, rowsOf, run, textOf } from '../sql'
import { isActive } from '../suspension'
import { drainMail } from './drain'
import { queueMail } from './queue'

const HOUR_MS = 60 * 60_000
/** A server back after days does not mail about every message of them. */
const LOOK_BACK_MS = 24 * HOUR_MS
/** People per run and side. */
const MOST_PEOPLE = 200
/** People per transaction: other writes come in between. */
const CHUNK = 50

type Side = 'one' | 'two'
const sides: readonly Side[] = ['one', 'two']

/** Product 93. */
const isHeard = (side: Side): string => `NOT ${isSilenced(`c.participant_${side}`, `c.participant_${side === 'one' ? 'two' : 'one'}`, 'c.id')}`

/** A suspended person is mailed once that is lifted, about the last day. Product 90. */
const isMailed = `u.notify_email = TRUE AND ${isActive('u')}`

/** Messages of this period; who was mailed since `late` waits. */
type Period = { late: string; since: string }

/** One mail an hour at most, about all messages unread for an hour, and again only for newer ones. Product 21. */
export function mailUnreadMessages(app: App): void {
  const now = Date.now()
  const period = { late: toTime(now - HOUR_MS), since: toTime(now - HOUR_MS - LOOK_BACK_MS) }
  // Looked at without the write lock: mostly there is nothing to mail.
  const receivers = [...new Set(sides.flatMap((side) => rowsOf(app, { id: '' }, receiversSql(side), period).map(({ id }) => id)))]
  for (let start = 0; start < receivers.length; start += CHUNK) {
    inTransaction(app, (tx) => {
      for (const receiver of receivers.slice(start, start + CHUNK)) mailOne(tx, receiver, period)
    })
  }
  drainMail(app)
}

/** Looked at again under the lock: the messages may have been read meanwhile. */
function mailOne(tx: App, receiver: string, period: Period): void {
  if (textOf(tx, wasMailed('{:receiver}'), { ...period, receiver }) !== '') return
  const shape = { id: '', sender: '', title: '' }
  const unread = sides.flatMap((side) =>
    rowsOf(tx, shape, unreadSql(side), { ...period, receiver }).map((conversation) => ({ ...conversation, side })),
  )
  const [first, second] = unread
  if (!first) return
  if (second) queueMail(tx, 'messages_unread', receiver, '', { conversations: unread.map(({ id, sender }) => ({ id, sender })) })
  else queueMail(tx, 'message_unread', receiver, first.sender, { id: first.id, title: first.title })
  for (const { side, id } of unread) run(tx, `UPDATE conversations SET mailed_at_${side} = {:now} WHERE id = {:id}`, { id, now: serverNow() })
}

/** The first message unread for an hour that no mail was about. */
const unreadMessage = (side: Side, column: string): string => `SELECT m.${column} FROM messages m
  WHERE m.conversation_id = c.id AND m.created_at > max(c.read_at_${side}, c.mailed_at_${side}, {:since}) AND m.created_at <= {:late}
    AND m.sender_id <> c.participant_${side} ORDER BY m.created_at LIMIT 1`

const wasMailed = (person: string): string => `SELECT 1 FROM conversations WHERE participant_one = ${person} AND mailed_at_one > {:late}
  UNION ALL SELECT 1 FROM conversations WHERE participant_two = ${person} AND mailed_at_two > {:late} LIMIT 1`

/** By the index on the last message's time: one day of conversations. */
const receiversSql = (side: Side): string => `SELECT DISTINCT u.id FROM conversations c
    JOIN users u ON u.id = c.participant_${side} AND ${isMailed}
  WHERE c.last_message_at > {:since} AND c.last_message_at > max(c.read_at_${side}, c.mailed_at_${side})
    AND EXISTS (${unreadMessage(side, 'id')}) AND ${isHeard(side)} AND NOT EXISTS (${wasMailed('u.id')}) LIMIT ${MOST_PEOPLE}`

const unreadSql = (side: Side): string => `SELECT c.id, (${unreadMessage(side, 'sender_id')}) AS sender, p.title
  FROM conversations c JOIN projects p ON p.id = c.project_id JOIN users u ON u.id = c.participant_${side} AND ${isMailed}
  WHERE c.participant_${side} = {:receiver} AND c.last_message_at > {:since} AND EXISTS (${unreadMessage(side, 'id')}) AND ${isHeard(side)}`
