import { numberOf, run } from '../database'
import { isServing, randomToken, serverNow } from '../globals'
import type { App, BootstrapEvent, Database } from '../pocketbase-api'
import { feedEnd } from './answers'

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
  run(app, 'INSERT INTO sync_starts (seq, token, created_at) VALUES ({:end}, {:token}, {:now})', { end, token, now: serverNow() })
  app.store().set(KEY, token)
}

/**
 * Whether what a device has seen did not happen here: an unknown start, a later start from before what it saw, or more than there is.
 * An empty token is a device that has not seen anything.
 */
export const isRewound = (db: Database, token: string, seen: number): boolean => token !== '' && numberOf(db, REWOUND, { token, seen }) === 1

const REWOUND = `SELECT NOT EXISTS (SELECT 1 FROM sync_starts WHERE token = {:token})
  OR {:seen} > coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'sync_changes'), 0)
  OR EXISTS (SELECT 1 FROM sync_starts later WHERE later.seq < {:seen}
    AND later.rowid > (SELECT mine.rowid FROM sync_starts mine WHERE mine.token = {:token}))`
