import type { RxCollection, RxDatabase } from 'rxdb'
import type { CollectionName, Documents } from '#domain/documents'
import type { OutboxRow } from './push/outbox-row'

/**
 * A document as it is stored: `newest` sorts the newest first, since a descending sort uses no index in Dexie. `fetchedWith` is the page that brought it while
 * its collection was fetched anew: until that has ended, a row of no noted page is of the picture before. Rule F7. `unread_by` is the person for whom a
 * conversation's last message is unread: those are found among thousands without reading these.
 */
export type Row<C extends CollectionName> = Documents[C] & { newest: number; unread_by?: string; fetchedWith?: string }

/** The largest time that fits the index of `newest`, which is the distance to it. */
const END_OF_TIME = Date.UTC(2200, 0, 1)

/** The `newest` of a row of this time. */
export function newestAt(time: string): number {
  const at = Date.parse(time)
  return END_OF_TIME - (Number.isFinite(at) ? at : 0)
}

/**
 * A photo or an avatar: `draft → waiting → sent → done`, or `refused`; its bytes are apart (pictures.ts). A draft's is neither sent nor counted as unsent,
 * nor is a discarded one, which goes once that can be undone no more.
 * Done ones are kept for a restored server as accepted commands are (rule P12).
 * `until` is the time from which what was `too_many` can be sent (rule P13); `answered_at` is the server's clock at the pull that made it done.
 */
export type UploadRow = {
  id: string
  record: string
  position: number
  state: 'draft' | 'waiting' | 'sent' | 'done' | 'refused'
  discarded_at?: string
  code: string
  until?: string
  answered_at?: string
}

type Collections = { [C in CollectionName]: RxCollection<Row<C>> } & { outbox: RxCollection<OutboxRow>; uploads: RxCollection<UploadRow> }

/** Everything of one account on this device. */
export type AccountDatabase = RxDatabase<Collections>

/** One synced collection, under its own type. */
export function collectionOf<C extends CollectionName>(database: AccountDatabase, name: C): RxCollection<Row<C>> {
  const synced: { [N in CollectionName]: RxCollection<Row<N>> } = database.collections
  return synced[name]
}
