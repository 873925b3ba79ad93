import { numberOf, run, textOf } from '../database'
import { isFile, isServing, randomToken, removeFile, serverNow } from '../globals'
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
  const mark = `${app.dataDir()}/${RESTORED}`
  const restored = isFile(mark) ? 1 : 0
  run(app, 'INSERT INTO sync_starts (seq, token, created_at, restored) VALUES ({:end}, {:token}, {:now}, {:restored})', {
    end,
    token,
    now: serverNow(),
    restored,
  })
  // Only now: a start that was cut off before leaves it to the next.
  if (restored === 1) removeFile(mark)
  app.store().set(KEY, token)
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
