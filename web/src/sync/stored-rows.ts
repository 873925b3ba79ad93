import { collections } from '#domain/collections'
import type { CollectionName, Documents } from '#domain/documents'
import { type AccountDatabase, collectionOf, type Row } from './database'
import { dropUploadsOf } from './uploads'

type SentDocument = { id: string; _deleted?: boolean | undefined }

/** Writes one page as the server sent it, as far as the lock lasts: the server's version always replaces the local one. Nothing else writes documents. Tells whether all could be read. */
export async function storePage<C extends CollectionName>(
  database: AccountDatabase,
  collection: C,
  documents: readonly SentDocument[],
  holdsLock: () => boolean,
): Promise<{ isWhole: boolean }> {
  const removed = documents.filter((document) => document._deleted).map(({ id }) => id)
  const rows = documents.flatMap((document) => {
    if (document._deleted) return []
    const read = collections[collection].read(document)
    if (read) return [toRow(read, document)]
    console.info(`A ${collection} document of another shape was left out: ${document.id}`)
    return []
  })
  if (removed.length > 0 && holdsLock()) await collectionOf(database, collection).bulkRemove(removed)
  const records = removed.map((id) => `${collection}/${id}`)
  if (removed.length > 0 && holdsLock()) await dropUploadsOf(database, records)
  if (rows.length > 0 && holdsLock()) await collectionOf(database, collection).bulkUpsert(rows)
  return { isWhole: removed.length + rows.length === documents.length }
}

/** Ids of everything that is held of a collection. */
export async function heldIds(database: AccountDatabase, collection: CollectionName): Promise<string[]> {
  const held = await collectionOf(database, collection).find().exec()
  return held.map((document) => document.primary)
}

export async function removeRows(database: AccountDatabase, collection: CollectionName, ids: string[]): Promise<void> {
  if (ids.length > 0) await collectionOf(database, collection).bulkRemove(ids)
}

/** The largest time that fits the index; a row's `newest` is the distance to it. */
const END_OF_TIME = Date.UTC(2200, 0, 1)

/** As it was sent, so that a later release finds what this one could not read. */
const toRow = <C extends CollectionName>(document: Documents[C], sent: object): Row<C> => ({ ...document, ...sent, newest: newestFirst(sent) })

function newestFirst(document: object): number {
  const time = 'created_at' in document && typeof document.created_at === 'string' ? Date.parse(document.created_at) : 0
  return END_OF_TIME - (Number.isFinite(time) ? time : 0)
}
