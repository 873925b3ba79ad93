import { numberOf, run } from '../database'
import { randomToken, serverNow } from '../globals'
import type { App, Database } from '../pocketbase-api'
import { feedEnd } from './answers'

const KEY = 'sync start'

/**
 * The token of this start of the server. Each process adds (end of the feed, token) once, at its first sync request: the engine has no
 * event for a server that begins to serve. Rule F7.
 */
export function currentStart(app: App): string {
  return knownStart(app) ?? addStart(app)
}

function addStart(app: App): string {
  const token = randomToken()
  try {
    app.runInTransaction((tx) => {
      // Transactions wait for each other, so only the first request of this process finds none.
      if (knownStart(tx) !== undefined) return
      const values = { end: feedEnd(tx), token, now: serverNow() }
      run(tx, 'INSERT INTO sync_starts (seq, token, created_at) VALUES ({:end}, {:token}, {:now})', values)
      tx.store().set(KEY, token)
    })
  } catch (error) {
    app.store().remove(KEY)
    throw error
  }
  return knownStart(app) ?? token
}

function knownStart(app: App): string | undefined {
  const known = app.store().get(KEY)
  return typeof known === 'string' ? known : undefined
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
