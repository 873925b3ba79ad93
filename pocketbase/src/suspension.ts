import { textOf } from './database'
import { Failure } from './failure'
import type { Database } from './pocketbase-api'

/** SQL: whether the person of this alias is not suspended. */
export const isActive = (person: string): string => `${person}.suspended_at = ''`

/** Why a person is suspended, '' for who is not. */
export const suspendedReason = (db: Database, id: string): string => textOf(db, 'SELECT suspended_reason FROM users WHERE id = {:id}', { id })

/** Refuses what a suspended person writes, neither judged nor stored: it waits on their device. Rule A5. */
export function refuseSuspended(db: Database, id: string): void {
  const reason = suspendedReason(db, id)
  if (reason !== '') throw new Failure(403, 'suspended', reason)
}
