import { numberOf, run, textOf } from '../database'
import { changedAt, isFile, isServing, randomToken, removeFile, serverNow } from '../globals'
import type { App, BootstrapEvent, Database } from '../pocketbase-api'
import { feedEnd } from './answers'

const KEY = 'sync start'
/** A file that `pocketbase/tasks/restored-mark.ts` puts beside a restored database. */
const RESTORED = 'restored'

/**
 * The token of this start of the server. A process that serves adds (end of the feed, token) once, before it listens; console commands add
 * none. Rule F7.
 */
export function currentStart(app: App): string {
  const known = app.store().get(KEY)
  if (typeof known !== 'string') throw new Error('the server has no start')
  return known
}

/**
 * The end is read before the migrations run: what a migration writes into a restored feed would otherwise hide how far back it was put.
 */
export function addStart(e: BootstrapEvent): void {
  e.next()
  const { app } = e
  if (!isServing()) return
  const end = numberOf(app, "SELECT count(*) FROM sqlite_master WHERE name = 'sync_changes'") === 0 ? 0 : feedEnd(app)
  app.runAllMigrations()
  const token = randomToken()
  const file = `${app.dataDir()}/${RESTORED}`
  const mark = isFile(file) ? changedAt(file) : ''
  const restored = mark !== '' && !isNoted(app, mark) ? 1 : 0
  run(app, 'INSERT INTO sync_starts (seq, token, created_at, restored, mark) VALUES ({:end}, {:token}, {:now}, {:restored}, {:mark})', {
    end,
    token,
    now: serverNow(),
    restored,
    mark,
  })
  // Only now: a start that was cut off before leaves it to the next.
  if (mark !== '') removeMark(app, file)
  app.store().set(KEY, token)
}

/** A mark that is left behind, told by its file's time, is of a restore that an earlier start has followed. */
const isNoted = (app: App, mark: string): boolean => textOf(app, 'SELECT 1 FROM sync_starts WHERE restored = 1 AND mark = {:mark}', { mark }) !== ''

/** The server serves all the same: a mark that is noted tells of no second restore. */
function removeMark(app: App, file: string): void {
  try {
    removeFile(file)
  } catch (error) {
    app.logger().error('The mark of a restore could not be removed.', 'file', file, 'error', String(error))
  }
}

/**
 * The start that followed the last restore, '' where a person has nothing to give back: there was none since `since`, or their account is younger. What a
 * device claims proves no restore. Rule P13.
 */
export const restoredStart = (db: Database, userId: string, since: string): string =>
  textOf(
    db,
    `SELECT token FROM sync_starts WHERE restored = 1 AND created_at > {:since}
      AND created_at > (SELECT created_at FROM users WHERE id = {:userId}) ORDER BY rowid DESC LIMIT 1`,
    { userId, since },
  )

/**
 * Whether what a device has seen did not happen here: an unknown start, a later start from before what it saw, or more than there is.
 * An empty token is a device that has not seen anything.
 */
export const isRewound = (db: Database, token: string, seen: number): boolean => token !== '' && numberOf(db, REWOUND, { token, seen }) === 1

const REWOUND = `SELECT NOT EXISTS (SELECT 1 FROM sync_starts WHERE token = {:token})
  OR {:seen} > coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'sync_changes'), 0)
  OR EXISTS (SELECT 1 FROM sync_starts later WHERE later.seq < {:seen}
    AND later.rowid > (SELECT mine.rowid FROM sync_starts mine WHERE mine.token = {:token}))`
