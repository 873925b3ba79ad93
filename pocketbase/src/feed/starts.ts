import { collectionNames } from '#domain/documents'
import { toTime } from '#domain/values/clock'
import type { PullRequest } from '#domain/wire/wire-requests'
import { inTransaction, numberOf, run } from '../database'
import { randomToken, serverNow } from '../globals'
import type { App, Database } from '../pocketbase-api'
import { FEED_END, feedEnd } from './feed-end'
import { noteFoundPictures, noteLostPhotosSince, noteLostPictures } from './lost-pictures'

const KEY = 'sync start'

/**
 * The token of this start of the server. A process that serves adds (end of the feed, token) once, before it listens; console commands add
 * none. Rule F7.
 */
export function currentStart(app: App): string {
  const known = app.store().get(KEY)
  if (typeof known !== 'string') throw new Error('the server has no start')
  return known
}

/** The end of the feed, 0 before its migration has run. */
export const knownFeedEnd = (app: App): number =>
  numberOf(app, "SELECT count(*) FROM sqlite_master WHERE name = 'sync_changes'") === 0 ? 0 : feedEnd(app)

/** `end` is that of the feed as it was found. */
export function addStart(app: App, end: number): void {
  const token = randomToken()
  inTransaction(app, (tx) => {
    noteFoundPictures(tx)
    // A copy of the files may be older than that of the database, and a power cut may take a file whose row it leaves: whatever a device has seen, it is
    // to look what it has to give back.
    const seq = (followsRestore(tx) ? noteLostPictures(tx) : noteLostPhotosSince(tx, keptAnHourAgo(tx))) ? 0 : end
    const values = { seq, end, token, now: serverNow() }
    run(tx, 'INSERT INTO sync_starts (seq, kept, token, created_at) VALUES ({:seq}, {:end}, {:token}, {:now})', values)
  })
  app.store().set(KEY, token)
}

/** Notes that these data are a copy that was put in the place of others; `end` is that of the feed as it was found. */
export function addRestore(app: App, end: number): void {
  const sql = 'INSERT INTO sync_starts (seq, kept, token, created_at, restored) VALUES ({:end}, {:end}, {:token}, {:now}, 1)'
  run(app, sql, { end, token: randomToken(), now: serverNow() })
}

/** `npm run restore` or `promote` has put these data back since the last start. */
const followsRestore = (db: Database): boolean => numberOf(db, 'SELECT restored FROM sync_starts ORDER BY rowid DESC LIMIT 1') === 1

const HOUR_MS = 60 * 60_000

/** The end of the feed at the last start that is an hour old: by then the system has written out what was a file before. A start after it may have seen bytes that were in memory only. */
const keptAnHourAgo = (db: Database): number =>
  numberOf(db, 'SELECT kept FROM sync_starts WHERE created_at < {:until} ORDER BY rowid DESC LIMIT 1', {
    until: new Date(Date.now() - HOUR_MS).toISOString(),
  })

const GIVES_BACK_FOR_MS = 7 * 24 * HOUR_MS

/** The time after which a restore has to be for devices that come back to give back what it lost; `now` in milliseconds. */
export const stillGivingBackSince = (now: number): string => toTime(now - GIVES_BACK_FOR_MS)

/** Whether these data were put back since then, after the person's account was made where one is named. What a device claims proves no restore. Rule P13. */
export const isRestoredSince = (db: Database, since: string, userId = ''): boolean =>
  numberOf(db, `SELECT ${RESTORED_SINCE}`, { userId, since }) === 1

export const RESTORED_SINCE = `EXISTS (SELECT 1 FROM sync_starts WHERE restored = 1 AND created_at > {:since}
  AND created_at > coalesce((SELECT created_at FROM users WHERE id = {:userId}), ''))`

/**
 * Whether what a device has seen did not happen here: an unknown start, a later start from before what it saw, or more than there is. `current` is this
 * process's own start: one that came after it, as of a second server by mistake, takes back nothing that is served here. An empty token is a device
 * that has not seen anything.
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

/** A collection that was pulled beyond the feed's end was pulled from a feed that is gone, whatever the device believes to have seen. Rule F7. */
export const isBeyond = ({ collections }: PullRequest, end: number): boolean => collectionNames.some((name) => (collections[name]?.head ?? 0) > end)

/** Up to where what happened under a start is still here: the end of the shortest feed that was gone on from since. 0 where the start is unknown. */
export const keptOf = (db: Database, token: string): number => numberOf(db, KEPT, { token })

const KEPT = `SELECT min(later.kept) FROM sync_starts later
  WHERE later.rowid > (SELECT mine.rowid FROM sync_starts mine WHERE mine.token = {:token})`
