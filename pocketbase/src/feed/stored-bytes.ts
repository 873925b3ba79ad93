import { collections } from '#domain/collections'
import type { CollectionName } from '#domain/documents'

/** Bytes of a record's long texts and lists, which SQLite knows without reading them. JSON takes up to six times as much. */
export function storedBytes(collection: CollectionName, record: string): string {
  const long = Object.entries(collections[collection].own).filter(([, { isLong }]) => isLong)
  return ['0', ...long.map(([name]) => `coalesce(octet_length(${record}.${name}), 0)`)].join(' + ')
}
