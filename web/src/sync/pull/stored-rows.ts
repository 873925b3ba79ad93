import { collections } from '#domain/collections'
import { unreadBy } from '#domain/conversation'
import type { CollectionName, Documents } from '#domain/documents'
import { type AccountDatabase, collectionOf, newestAt, type Row } from '../database'
import { dropUploadsOf } from '../uploads/uploads'
import type { SyncPosition } from './server-position'

type SentDocument = { id: string; _deleted?: boolean | undefined }

/** The server's version always replaces the local one. Only pulls write documents. Answers whether all could be read. */
export async function storePage<C extends CollectionName>(
  database: AccountDatabase,
  collection: C,
  documents: readonly SentDocument[],
  { holdsLock, fetchedWith }: { holdsLock: () => boolean; fetchedWith?: string | undefined },
): Promise<{ isWhole: boolean }> {
  const removed = documents.filter((document) => document._deleted).map(({ id }) => id)
  const unread: string[] = []
  const rows = documents.flatMap((document) => {
    if (document._deleted) return []
    const read = collections[collection].read(document)
    if (read) return [toRow(read, document, fetchedWith)]
    console.info(`A ${collection} document of another shape was left out: ${document.id}`)
    unread.push(document.id)
    return []
  })
  if (removed.length > 0 && holdsLock()) await collectionOf(database, collection).bulkRemove(removed)
  const records = removed.map((id) => `${collection}/${id}`)
  if (removed.length > 0 && holdsLock()) await dropUploadsOf(database, records)
  if (rows.length > 0 && holdsLock()) await collectionOf(database, collection).bulkUpsert(rows)
  if (fetchedWith && unread.length > 0) await keepShowing(database, collection, unread, { holdsLock, fetchedWith })
  return { isWhole: unread.length === 0 }
}

/** Held rows whose new version this build cannot read belong to the new picture too. */
async function keepShowing(
  database: AccountDatabase,
  collection: CollectionName,
  ids: string[],
  { holdsLock, fetchedWith }: { holdsLock: () => boolean; fetchedWith: string },
): Promise<void> {
  const held = await collectionOf(database, collection).findByIds(ids).exec()
  const rows = [...held.values()].map((row) => ({ ...row.toMutableJSON(), fetchedWith }))
  if (rows.length > 0 && holdsLock()) await collectionOf(database, collection).bulkUpsert(rows)
}

/** Ids held of a collection, without rows of these pages. */
export async function heldIds(database: AccountDatabase, collection: CollectionName, pages: readonly string[] = []): Promise<string[]> {
  const held = await collectionOf(database, collection).find().exec()
  return held.filter((row) => !pages.includes(row.get('fetchedWith'))).map((row) => row.primary)
}

/** While the collection is fetched anew, a row of the former picture proves nothing. */
export async function isHeld(database: AccountDatabase, { sweeping, collections }: SyncPosition, name: CollectionName, id: string): Promise<boolean> {
  const row = await collectionOf(database, name).findOne(id).exec()
  return row !== null && (!sweeping.includes(name) || (collections[name]?.fetched ?? []).includes(row.get('fetchedWith')))
}

export async function removeRows(database: AccountDatabase, collection: CollectionName, ids: string[]): Promise<void> {
  if (ids.length > 0) await collectionOf(database, collection).bulkRemove(ids)
}

/** Stored as sent, so that a later release finds what this one could not read. A conversation is as new as its last message. */
const toRow = <C extends CollectionName>(document: Documents[C], sent: object, fetchedWith?: string): Row<C> => ({
  ...document,
  ...sent,
  newest: newestAt('last_message_at' in document ? document.last_message_at : 'created_at' in document ? document.created_at : ''),
  ...('last_message' in document && { unread_by: unreadBy(document) }),
  ...(fetchedWith && { fetchedWith }),
})
