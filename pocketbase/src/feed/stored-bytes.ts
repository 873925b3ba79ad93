import { collections } from '#domain/collections'
import type { CollectionName } from '#domain/documents'

/**
 * SQL: the bytes of a record's long texts and lists, which SQLite knows without reading them. As JSON they take up to six times as much. `record` is the
 * alias of its table.
 */
export function storedBytes(collection: CollectionName, record: string): string {
  const long = Object.entries(collections[collection].own).filter(([, { isLong }]) => isLong)
  return ['0', ...long.map(([name]) => `coalesce(octet_length(${record}.${name}), 0)`)].join(' + ')
}
