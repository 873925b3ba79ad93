import { Failure } from './failure'
import type { Database } from './pocketbase-api'
import { textOf } from './sql'

export const isActive = (person: string): string => `${person}.suspended_at = ''`

export const suspendedReason = (db: Database, id: string): string => textOf(db, 'SELECT suspended_reason FROM users WHERE id = {:id}', { id })

/** A suspended person's writes are neither judged nor stored: it waits on the device. Rule A5. */
export function refuseSuspended(db: Database, id: string): void {
  const reason = suspendedReason(db, id)
  if (reason !== '') throw new Failure(403, 'suspended', reason)
}
