import type { CollectionName } from '#domain/documents'
import { rowsOf } from '../database'
import type { Binding, Database } from '../pocketbase-api'
import { pageSql } from './page-sql'

/** Of each channel listed, every row with floor ≤ seq ≤ head is applied. Rule L1. */
export type Checkpoint = { head: number; floors: Record<string, number> }

/** `documents` is a JSON array, as the database built it. */
export type Page = { documents: string; checkpoint: Checkpoint; more: boolean }

/** Rows a page: near 1 MB of what people usually write. Rule L3. */
const rowsAPage: Record<CollectionName, number> = {
  users: 10,
  profiles: 500,
  projects: 300,
  proposals: 200,
  conversations: 500,
  messages: 500,
  notifications: 500,
  support_tickets: 200,
  support_messages: 300,
  account_cancellation_requests: 100,
}

const shape = { finish: 0, head: 0, tail_rows: 0, tail_last: 0, back_rows: 0, back_last: 0, documents: '' }

/** The next page of a collection, read from the feed. */
export function nextPage(db: Database, collection: CollectionName, me: string, channels: readonly string[], asked: Checkpoint | null): Page {
  const n = rowsAPage[collection]
  const values: Record<string, Binding> = { n, me, head: asked ? asked.head : null }
  channels.forEach((channel, i) => {
    values[`c${i}`] = channel
    values[`f${i}`] = asked?.floors[channel] ?? null
  })
  const [row] = rowsOf(db, shape, pageSql(collection, channels), values)
  if (!row) throw new Error('a page has one row')
  const isCut = row.tail_rows === n
  const floors: Record<string, number> = {}
  for (const channel of channels) {
    const floor = asked?.floors[channel] ?? row.head + 1
    floors[channel] = !isCut && row.back_rows > 0 ? Math.min(floor, row.back_last) : floor
  }
  return {
    documents: row.documents,
    checkpoint: { head: isCut ? row.tail_last : row.finish, floors },
    more: isCut || row.back_rows === n - row.tail_rows,
  }
}

/** The page of a collection in which nothing happened. A channel that is no longer listed is forgotten: what it held is in `open`. Rule L5. */
export function quietPage(channels: readonly string[], asked: Checkpoint, end: number): Page {
  const floors = Object.fromEntries(channels.map((channel) => [channel, asked.floors[channel] ?? end + 1]))
  return { documents: '[]', checkpoint: { head: end, floors }, more: false }
}
