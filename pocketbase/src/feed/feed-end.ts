import type { Database } from '../pocketbase-api'
import { numberOf } from '../sql'

/** SQL: the end of the feed. */
export const FEED_END = "coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'sync_changes'), 0)"

export const feedEnd = (app: Database): number => numberOf(app, `SELECT ${FEED_END}`)

/** Days that answers and removals are kept. Rules P4 and F7. */
export const KEPT_DAYS = 90
