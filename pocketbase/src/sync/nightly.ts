import { toTime } from '#domain/values/clock'
import { inTransaction, numberOf, run } from '../database'
import { feedEnd, KEPT_DAYS } from '../feed/feed-end'
import { catchUp } from '../feed/known-feed'
import type { App } from '../pocketbase-api'

const DAY_MS = 86_400_000
/** Rows of one transaction: other people's writes come in between. */
const CHUNK = 500

const forgotten = 'removed = 1 AND seq <= {:last}'

/** Forgets removals and answers that are older than KEPT_DAYS. A device that has not pulled since then is answered `behind`. Rules P4 and F7. */
export function forgetOldChanges(app: App): void {
  // A removal is noted as a change of its channel before it is forgotten.
  catchUp(app)
  const last = lastForgotten(app, Math.floor(Date.now() / DAY_MS))
  while (forgetRemovals(app, last));
  const oldest = toTime(Date.now() - KEPT_DAYS * DAY_MS)
  while (forgetAnswers(app, oldest));
}

/** Notes how far the feed reaches today, and tells how far it reached KEPT_DAYS ago. */
const lastForgotten = (app: App, today: number): number =>
  inTransaction(app, (tx) => {
    run(tx, 'DELETE FROM sync_days WHERE day = {:today}', { today })
    run(tx, 'INSERT INTO sync_days (day, seq) VALUES ({:today}, {:end})', { today, end: feedEnd(tx) })
    run(tx, 'DELETE FROM sync_days WHERE day < {:day}', { day: today - 2 * KEPT_DAYS })
    return numberOf(tx, 'SELECT max(seq) FROM sync_days WHERE day <= {:day}', { day: today - KEPT_DAYS })
  })

/** The oldest first: what is noted as dropped of a channel only rises. False when none is left. */
const forgetRemovals = (app: App, end: number): boolean =>
  inTransaction(app, (tx) => {
    const last = numberOf(tx, `SELECT max(seq) FROM (SELECT seq FROM sync_changes WHERE ${forgotten} ORDER BY seq LIMIT ${CHUNK})`, { last: end })
    if (last === 0) return false
    run(
      tx,
      `INSERT OR REPLACE INTO sync_dropped (channel, collection, seq)
        SELECT channel, collection, max(seq) FROM sync_changes WHERE ${forgotten} GROUP BY channel, collection`,
      { last },
    )
    run(tx, `DELETE FROM sync_changes WHERE ${forgotten}`, { last })
    return true
  })

const oldAnswers = `SELECT user_id, id FROM sync_answers WHERE created_at < {:oldest} ORDER BY created_at LIMIT ${CHUNK}`

const forgetAnswers = (app: App, oldest: string): boolean =>
  inTransaction(app, (tx) => {
    if (numberOf(tx, `SELECT count(*) FROM (${oldAnswers})`, { oldest }) === 0) return false
    run(tx, `DELETE FROM sync_answers WHERE (user_id, id) IN (${oldAnswers})`, { oldest })
    return true
  })
