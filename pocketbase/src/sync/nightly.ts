import { toTime } from '#domain/clock'
import { inTransaction, numberOf, run } from '../database'
import type { App } from '../pocketbase-api'
import { feedEnd } from './answers'

const DAY_MS = 86_400_000
const KEPT_DAYS = 90

const forgotten = 'removed = 1 AND seq <= {:last}'

/** Forgets removals and answers that are older than 90 days. A device that has not pulled since then is answered `behind`. Rules P4 and F7. */
export function forgetOldChanges(app: App): void {
  const today = Math.floor(Date.now() / DAY_MS)
  inTransaction(app, (tx) => {
    run(tx, 'DELETE FROM sync_days WHERE day = {:today}', { today })
    run(tx, 'INSERT INTO sync_days (day, seq) VALUES ({:today}, {:end})', { today, end: feedEnd(tx) })
    const last = numberOf(tx, 'SELECT max(seq) FROM sync_days WHERE day <= {:day}', { day: today - KEPT_DAYS })
    run(
      tx,
      `INSERT OR REPLACE INTO sync_dropped (channel, collection, seq)
        SELECT channel, collection, max(seq) FROM sync_changes WHERE ${forgotten} GROUP BY channel, collection`,
      { last },
    )
    run(tx, `DELETE FROM sync_changes WHERE ${forgotten}`, { last })
    run(tx, 'DELETE FROM sync_days WHERE day < {:day}', { day: today - 2 * KEPT_DAYS })
    run(tx, 'DELETE FROM sync_answers WHERE created_at < {:oldest}', { oldest: toTime(Date.now() - KEPT_DAYS * DAY_MS) })
  })
}
