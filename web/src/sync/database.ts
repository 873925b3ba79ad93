import type { RxCollection, RxDatabase } from 'rxdb'
import type { CollectionName, Documents } from '#domain/documents'
import type { OutboxRow } from './push/outbox-row'

/**
 * `newest` sorts in descending order by index (Dexie sorts only ascending). `fetchedWith` is the page that brought the row (rule F7).
 * `unread_by` finds conversations with an unread last message.
 */
export type Row<C extends CollectionName> = Documents[C] & { newest: number; unread_by?: string; fetchedWith?: string }

const END_OF_TIME = Date.UTC(2200, 0, 1)

export function newestAt(time: string): number {
  const at = Date.parse(time)
  return END_OF_TIME - (Number.isFinite(at) ? at : 0)
}

/**
 * Bytes are in pictures.ts. Drafts and discarded ones are neither sent nor counted. `until` is rule P13's; `answered_at` is the server's clock
 * at the settling pull. Rule P12.
 */
export type UploadRow = {
  id: string
  record: string
  position: number
  /** Stage that a photo of the work shows; '' or absent for the whole work. Product 127. */
  stage_id?: string
  state: 'draft' | 'waiting' | 'sent' | 'done' | 'refused'
  discarded_at?: string
  code: string
  until?: string
  answered_at?: string
}

type Collections = { [C in CollectionName]: RxCollection<Row<C>> } & { outbox: RxCollection<OutboxRow>; uploads: RxCollection<UploadRow> }

export type AccountDatabase = RxDatabase<Collections>

export function collectionOf<C extends CollectionName>(database: AccountDatabase, name: C): RxCollection<Row<C>> {
  const synced: { [N in CollectionName]: RxCollection<Row<N>> } = database.collections
  return synced[name]
}
