import { DAY_MS, toTime } from '#domain/values/clock'
import { feedEnd, KEPT_DAYS } from '../feed/feed-end'
import { catchUp, noteForgotten } from '../feed/known-feed'
import type { App } from '../pocketbase-api'
import { inTransaction, numberOf, run } from '../sql'

/** Rows per transaction: other writes come in between. */
const CHUNK = 500

const forgotten = 'removed = 1 AND seq <= {:last}'

/** Forgets removals and answers older than KEPT_DAYS; a device that has not pulled since is `behind`. Rules P4 and F7. */
export function forgetOldChanges(app: App): void {
  // Forgotten removals must be noted as changes first.
  catchUp(app)
  const last = lastForgotten(app, Math.floor(Date.now() / DAY_MS))
  noteForgotten(app, last)
  while (forgetRemovals(app, last));
  const oldest = toTime(Date.now() - KEPT_DAYS * DAY_MS)
  while (forgetAnswers(app, oldest));
}

/** Notes the feed's end of today, returns that of KEPT_DAYS ago. */
const lastForgotten = (app: App, today: number): number =>
  inTransaction(app, (tx) => {
    run(tx, 'DELETE FROM sync_days WHERE day = {:today}', { today })
    run(tx, 'INSERT INTO sync_days (day, seq) VALUES ({:today}, {:end})', { today, end: feedEnd(tx) })
    run(tx, 'DELETE FROM sync_days WHERE day < {:day}', { day: today - 2 * KEPT_DAYS })
    return numberOf(tx, 'SELECT max(seq) FROM sync_days WHERE day <= {:day}', { day: today - KEPT_DAYS })
  })

/** Oldest first, as a channel's note of dropped rows only rises. False when none is left. */
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
