import { toTime } from '#domain/values/clock'
import type { App } from '../pocketbase-api'
import { pump } from '../realtime/pump'
import { inTransaction, numberOf, run } from '../sql'

const KEPT_MS = 90 * 86_400_000
/** Rows per transaction: other writes come in between. */
const CHUNK = 500

/** Notifications are kept 90 days; devices drop them by the feed. Product 21. */
export function dropOldNotifications(app: App): void {
  const oldest = toTime(Date.now() - KEPT_MS)
  while (dropChunk(app, oldest)) pump(app)
}

const old = `SELECT id FROM notifications WHERE created_at < {:oldest} ORDER BY created_at LIMIT ${CHUNK}`

const dropChunk = (app: App, oldest: string): boolean =>
  inTransaction(app, (tx) => {
    if (numberOf(tx, `SELECT count(*) FROM (${old})`, { oldest }) === 0) return false
    run(tx, `DELETE FROM notifications WHERE id IN (${old})`, { oldest })
    return true
  })
