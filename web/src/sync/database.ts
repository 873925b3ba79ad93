import type { RxCollection, RxDatabase } from 'rxdb'
import type { CollectionName, Documents } from '#domain/documents'
import type { OutboxRow } from './outbox-row'

/** A document as it is stored: `newest` sorts the newest first, since a descending sort uses no index in Dexie. */
export type Row<C extends CollectionName> = Documents[C] & { newest: number }

/** A photo or an avatar that waits to be sent. Rule P12. */
export type UploadRow = { id: string; record: string; position: number; state: 'waiting' | 'sent' | 'refused'; code: string; blob: string }

type Collections = { [C in CollectionName]: RxCollection<Row<C>> } & { outbox: RxCollection<OutboxRow>; uploads: RxCollection<UploadRow> }

/** Everything of one account on this device. */
export type AccountDatabase = RxDatabase<Collections>

/** One synced collection, under its own type. */
export function collectionOf<C extends CollectionName>(database: AccountDatabase, name: C): RxCollection<Row<C>> {
  const synced: { [N in CollectionName]: RxCollection<Row<N>> } = database.collections
  return synced[name]
}
