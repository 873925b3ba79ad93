import { toTime } from '#domain/clock'
import { inTransaction, rowsOf, run, textOf } from '../database'
import { serverNow } from '../globals'
import type { App, Database, ServerRecord } from '../pocketbase-api'

/** A sign-up that is not confirmed by then goes; so does what tells that it was replaced. Links run out at the same time. */
const KEPT_MS = 7 * 86_400_000
const oldestKept = (): string => toTime(Date.now() - KEPT_MS)
/** Accounts of one transaction: other people's writes come in between. */
const CHUNK = 50

/** SQL: an account that is not confirmed and of which nothing shows that it was in use, which only a confirmed one can be. */
const UNPROVEN = `SELECT id FROM users u WHERE verified = FALSE AND role <> 'admin'
  AND NOT EXISTS (SELECT 1 FROM sync_answers WHERE user_id = u.id)
  AND NOT EXISTS (SELECT 1 FROM projects WHERE client_id = u.id) AND NOT EXISTS (SELECT 1 FROM proposals WHERE provider_id = u.id)
  AND NOT EXISTS (SELECT 1 FROM conversations WHERE participant_one = u.id OR participant_two = u.id)
  AND NOT EXISTS (SELECT 1 FROM support_tickets WHERE client_id = u.id)`

/**
 * SQL: an account that no one has confirmed, and that was never in use. An operator may have taken a confirmation back; a restored backup has lost those
 * since, and what a device has done meanwhile comes back only when it asks again: so none from before a restore of the last days is taken for such.
 */
const NEVER_USED = `${UNPROVEN}
  AND NOT EXISTS (SELECT 1 FROM sync_starts s WHERE s.restored = 1 AND s.created_at > {:oldest} AND s.created_at > u.created_at)`

/** Whether the owner of its address has had an account: else anyone may have signed up with it, and what it says of a person is what they typed. Product 41. */
export const isProven = (db: Database, { id }: ServerRecord): boolean => textOf(db, `${UNPROVEN} AND id = {:id}`, { id }) === ''

/** Whether an account gives way to a later sign-up with its address, and to an account that has proved to own it. Product 41. */
export const givesWay = (db: Database, { id }: ServerRecord): boolean =>
  textOf(db, `${NEVER_USED} AND id = {:id}`, { id, oldest: oldestKept() }) !== ''

/** Frees the address of an account that gives way. */
export function replace(tx: App, account: ServerRecord): void {
  run(tx, 'INSERT INTO replaced_sign_ups (user_id, replaced_at) VALUES ({:id}, {:now})', { id: account.id, now: serverNow() })
  deleteUnnoted(tx, account)
}

export const wasReplaced = (db: Database, id: string): boolean => textOf(db, 'SELECT 1 FROM replaced_sign_ups WHERE user_id = {:id}', { id }) !== ''

export function dropUnconfirmed(app: App): void {
  const oldest = oldestKept()
  while (dropChunk(app, oldest));
  run(app, 'DELETE FROM replaced_sign_ups WHERE replaced_at < {:oldest}', { oldest })
}

const dropChunk = (app: App, oldest: string): boolean =>
  inTransaction(app, (tx) => {
    const old = rowsOf(tx, { id: '' }, `${NEVER_USED} AND created_at < {:oldest} ORDER BY created_at LIMIT ${CHUNK}`, { oldest })
    for (const { id } of old) deleteUnnoted(tx, tx.findRecordById('users', id))
    return old.length > 0
  })

/**
 * Without the row of a deletion and its line in deletions.txt, which stay for ever: anyone can sign up under any number of addresses. A restored copy
 * loses such an account by its age. One that an operator gave a picture, or took the confirmation back from, may have files: its row says which.
 */
function deleteUnnoted(tx: App, account: ServerRecord): void {
  const { id } = account
  const hasFiles = ['avatar', 'avatar_small'].some((field) => account.getString(field) !== '')
  tx.delete(account)
  if (!hasFiles) run(tx, 'DELETE FROM account_deletions WHERE user_id = {:id}', { id })
}
