import { toTime } from '#domain/clock'
import { inTransaction, rowsOf, run, textOf } from '../database'
import { serverNow } from '../globals'
import type { App, Database, ServerRecord } from '../pocketbase-api'

/** A sign-up that is not confirmed by then goes; so does what tells that it was replaced. Links run out at the same time. */
const KEPT_MS = 7 * 86_400_000
/** Accounts of one transaction: other people's writes come in between. */
const CHUNK = 50

/** Frees the address for a later sign-up, or for an account that has proved to own it: an unconfirmed account has had no session. */
export function replace(tx: App, account: ServerRecord): void {
  run(tx, 'INSERT INTO replaced_sign_ups (user_id, replaced_at) VALUES ({:id}, {:now})', { id: account.id, now: serverNow() })
  tx.delete(account)
}

export const wasReplaced = (db: Database, id: string): boolean => textOf(db, 'SELECT 1 FROM replaced_sign_ups WHERE user_id = {:id}', { id }) !== ''

export function dropUnconfirmed(app: App): void {
  const oldest = toTime(Date.now() - KEPT_MS)
  while (dropChunk(app, oldest));
  run(app, 'DELETE FROM replaced_sign_ups WHERE replaced_at < {:oldest}', { oldest })
}

/** Never an account that was in use: an operator may have taken its confirmation back. */
const OLD = `SELECT id FROM users u WHERE verified = FALSE AND created_at < {:oldest} AND role <> 'admin'
  AND NOT EXISTS (SELECT 1 FROM sync_answers WHERE user_id = u.id)
  AND NOT EXISTS (SELECT 1 FROM projects WHERE client_id = u.id) AND NOT EXISTS (SELECT 1 FROM proposals WHERE provider_id = u.id)
  ORDER BY created_at LIMIT ${CHUNK}`

const dropChunk = (app: App, oldest: string): boolean =>
  inTransaction(app, (tx) => {
    const old = rowsOf(tx, { id: '' }, OLD, { oldest })
    for (const { id } of old) tx.delete(tx.findRecordById('users', id))
    return old.length > 0
  })
