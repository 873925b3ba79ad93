import { collectionNames } from '#domain/documents'
import { toTime } from '#domain/values/clock'
import type { PullRequest } from '#domain/wire/wire-requests'
import { randomToken, serverNow } from '../globals'
import type { App, Database } from '../pocketbase-api'
import { inTransaction, numberOf, run } from '../sql'
import { FEED_END, feedEnd } from './feed-end'
import { noteFoundPictures, noteLostPhotosSince, noteLostPictures } from './lost-pictures'

const KEY = 'sync start'

/** The token of this start. A serving process adds (end of the feed, token) once, before it listens; console commands add none. Rule F7. */
export function currentStart(app: App): string {
  const known = app.store().get(KEY)
  if (typeof known !== 'string') throw new Error('the server has no start')
  return known
}

/** 0 before the feed's migration. */
export const knownFeedEnd = (app: App): number =>
  numberOf(app, "SELECT count(*) FROM sqlite_master WHERE name = 'sync_changes'") === 0 ? 0 : feedEnd(app)

export function addStart(app: App, end: number): void {
  const token = randomToken()
  inTransaction(app, (tx) => {
    noteFoundPictures(tx)
    // A copy of the files may be older than the database's, and a power cut may lose a file and keep its row.
    const seq = (followsRestore(tx) ? noteLostPictures(tx) : noteLostPhotosSince(tx, keptAnHourAgo(tx))) ? 0 : end
    const values = { seq, end, token, now: serverNow() }
    run(tx, 'INSERT INTO sync_starts (seq, kept, token, created_at) VALUES ({:seq}, {:end}, {:token}, {:now})', values)
  })
  app.store().set(KEY, token)
}

/** Notes that these data are a restored copy. */
export function addRestore(app: App, end: number): void {
  const sql = 'INSERT INTO sync_starts (seq, kept, token, created_at, restored) VALUES ({:end}, {:end}, {:token}, {:now}, 1)'
  run(app, sql, { end, token: randomToken(), now: serverNow() })
}

/** Set by `./canteiro restore` and `promote`, until the next start. */
const followsRestore = (db: Database): boolean => numberOf(db, 'SELECT restored FROM sync_starts ORDER BY rowid DESC LIMIT 1') === 1

const HOUR_MS = 60 * 60_000

/** The feed's end at the last start an hour old: by then the system has written its files to the disk. */
const keptAnHourAgo = (db: Database): number =>
  numberOf(db, 'SELECT kept FROM sync_starts WHERE created_at < {:until} ORDER BY rowid DESC LIMIT 1', {
    until: new Date(Date.now() - HOUR_MS).toISOString(),
  })

const GIVES_BACK_FOR_MS = 7 * 24 * HOUR_MS

export const stillGivingBackSince = (now: number): string => toTime(now - GIVES_BACK_FOR_MS)

/** Whether a restore came after `since`, and after the account was made. A device's claim proves no restore. Rule P13. */
export const isRestoredSince = (db: Database, since: string, userId = ''): boolean =>
  numberOf(db, `SELECT ${RESTORED_SINCE}`, { userId, since }) === 1

export const RESTORED_SINCE = `EXISTS (SELECT 1 FROM sync_starts WHERE restored = 1 AND created_at > {:since}
  AND created_at > coalesce((SELECT created_at FROM users WHERE id = {:userId}), ''))`

/**
 * Whether what a device saw did not happen here: an unknown start, a later start from before it, or a number beyond the feed. A start later than
 * `current` is a second server's. An empty token has seen nothing.
 */
export const isRewound = (db: Database, current: string, token: string, seen: number): boolean =>
  token !== '' && numberOf(db, REWOUND, { current, token, seen }) === 1

/** SQL: whether this start is in these data. */
export const IS_STARTED = 'EXISTS (SELECT 1 FROM sync_starts WHERE token = {:token})'

const REWOUND = `SELECT NOT ${IS_STARTED}
  OR {:seen} > ${FEED_END}
  OR EXISTS (SELECT 1 FROM sync_starts later WHERE later.seq < {:seen}
    AND later.rowid > (SELECT mine.rowid FROM sync_starts mine WHERE mine.token = {:token})
    AND later.rowid <= (SELECT own.rowid FROM sync_starts own WHERE own.token = {:current}))`

/** A collection pulled beyond the feed's end comes from a feed that is gone. Rule F7. */
export const isBeyond = ({ collections }: PullRequest, end: number): boolean => collectionNames.some((name) => (collections[name]?.head ?? 0) > end)

export const keptOf = (db: Database, token: string): number => numberOf(db, KEPT, { token })

const KEPT = `SELECT min(later.kept) FROM sync_starts later
  WHERE later.rowid > (SELECT mine.rowid FROM sync_starts mine WHERE mine.token = {:token})`
