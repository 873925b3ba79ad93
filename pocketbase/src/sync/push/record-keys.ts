import type { CollectionName } from '#domain/documents'
import { PUBLIC_CARD, SEES_PROJECT } from '../../feed/visible'

export const keyName = (place: number): string => `d${place}`
export const keyBinding = (place: number): string => `{:${keyName(place)}}`

/** Open projects and public cards are everybody's (Product 4, 16); the own channel tells of the rest. */
export function rightTo(collection: CollectionName, key: string): string {
  if (collection === 'projects') return `SELECT 1 FROM projects d WHERE d.id = ${key} AND (${SEES_PROJECT})`
  if (collection === 'profiles') return `SELECT 1 FROM users u WHERE u.id = ${key} AND ${PUBLIC_CARD}`
  return `SELECT 1 FROM sync_changes WHERE collection = '${collection}' AND record = ${key} AND removed = 0 AND channel = {:own}`
}
