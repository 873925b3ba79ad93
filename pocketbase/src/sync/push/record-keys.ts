import type { CollectionName } from '#domain/documents'
import { PUBLIC_CARD, SEES_PROJECT } from '../../feed/visible'

/** Name of the value that the id of the key at this place is bound to, and of the column that is read for it. */
export const keyName = (place: number): string => `d${place}`
export const keyBinding = (place: number): string => `{:${keyName(place)}}`

/**
 * SQL: a row where `:me`, whose own channel is `:own`, may see the record. Open projects and public cards are everybody's, whatever channels a device follows
 * (Product 4, 16); of all else the own channel tells.
 */
export function rightTo(collection: CollectionName, key: string): string {
  if (collection === 'projects') return `SELECT 1 FROM projects d WHERE d.id = ${key} AND (${SEES_PROJECT})`
  if (collection === 'profiles') return `SELECT 1 FROM users u WHERE u.id = ${key} AND ${PUBLIC_CARD}`
  return `SELECT 1 FROM sync_changes WHERE collection = '${collection}' AND record = ${key} AND removed = 0 AND channel = {:own}`
}
