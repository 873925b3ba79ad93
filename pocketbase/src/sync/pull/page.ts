import type { CollectionName } from '#domain/documents'
import type { Checkpoint } from '#domain/wire/wire'
import { bytesOf } from '../../globals'
import type { Binding, Bytes, Database } from '../../pocketbase-api'
import { numberOf, rowsOf } from '../../sql'
import { horizonOf, horizonStart, pageSql } from './page-sql'

/** `documents` are comma-separated JSON. */
export type Page = { documents: Bytes; checkpoint: Checkpoint; more: boolean; bytes: number }

/** Bytes of one answer's documents; a single document may be larger. Rule L3. */
export const MOST_BYTES = 1_500_000
const LEAST_BYTES = 50_000

/** A new device's first page. */
const FIRST_ROWS = 200

/** Near 1 MB of usual text. Rule L3. */
const rowsAPage: Record<CollectionName, number> = {
  users: 10,
  profiles: 500,
  projects: 1_000,
  proposals: 200,
  conversations: 500,
  messages: 500,
  notifications: 500,
  support_tickets: 200,
  support_messages: 300,
  account_cancellation_requests: 100,
  silences: 500,
}

const shape = { fallen_rows: 0, fallen_last: 0, tail_rows: 0, tail_last: 0, back_rows: 0, back_last: 0, stored_bytes: 0, documents: '' }

/** `end` of the feed, and the room left in the answer. */
type Wanted = { me: string; channels: readonly string[]; from: Checkpoint | null; end: number; room: number }

export function nextPage(db: Database, collection: CollectionName, { me, channels, from: asked, end, room }: Wanted): Page {
  const most = Math.max(room, LEAST_BYTES)
  const before = asked ? asked.head : end
  const values: Record<string, Binding> = { me, head: before }
  const reach = channels.map((channel, i) => {
    const [start, floor] = [startOf(db, collection, channel), asked?.floors[channel] ?? before + 1]
    Object.assign(values, { [`c${i}`]: channel, [`f${i}`]: floor, [`h${i}`]: start })
    return { channel, start, floor }
  })
  const { n, row, documents, bytes } = pageWithin(
    db,
    (n) => pageSql(collection, channels, n),
    values,
    Math.ceil(((asked ? rowsAPage[collection] : Math.min(rowsAPage[collection], FIRST_ROWS)) * most) / MOST_BYTES),
    most,
  )
  const head = row.fallen_rows + row.tail_rows === n ? Math.max(before, row.tail_last) : end
  return {
    documents,
    bytes,
    checkpoint: { head, floors: Object.fromEntries(reach.map(({ channel, start, floor }) => [channel, floorAfter(row, n, head, start, floor)])) },
    more: rowsIn(row) === n,
  }
}

function startOf(db: Database, collection: CollectionName, channel: string): number {
  const horizon = horizonOf(channel)
  return horizon === 0 ? 0 : numberOf(db, horizonStart(collection, '{:channel}', horizon), { channel })
}

const rowsIn = ({ fallen_rows, tail_rows, back_rows }: typeof shape): number => fallen_rows + tail_rows + back_rows

/** `bytes` of the documents, or of their long stored texts where these are more. */
type PageWithin = { n: number; row: typeof shape; documents: Bytes; bytes: number }

/** Fewer rows where `n` exceed the bytes, at least one: JSON up to six times as large is thrown away. */
function pageWithin(db: Database, sqlOf: (n: number) => string, values: Record<string, Binding>, n: number, most: number): PageWithin {
  const [row] = rowsOf(db, shape, sqlOf(n), { ...values, most: n === 1 ? Number.MAX_SAFE_INTEGER : most })
  if (!row) throw new Error('a page has one row')
  const documents = bytesOf(row.documents)
  const bytes = Math.max(row.stored_bytes, documents.length)
  if (n === 1 || bytes <= most) return { n, row, documents, bytes }
  return pageWithin(db, sqlOf, values, Math.max(1, Math.floor((rowsIn(row) * most) / bytes / 2)), most)
}

/** Sinks to what came from below, not beyond the horizon; rises past what was removed. Rule L2. */
function floorAfter({ fallen_rows, fallen_last, back_rows, back_last }: typeof shape, n: number, head: number, start: number, floor: number) {
  const sunk = back_rows > 0 ? Math.min(floor, Math.max(back_last, start)) : floor
  const isFallenCut = fallen_rows === n
  return Math.max(sunk, Math.min(start, isFallenCut ? fallen_last + 1 : head + 1))
}

/** Nothing happened. */
export function quietPage(channels: readonly string[], asked: Checkpoint, end: number): Page {
  const floors = Object.fromEntries(channels.map((channel) => [channel, asked.floors[channel] ?? end + 1]))
  return { documents: bytesOf(''), checkpoint: { head: end, floors }, more: false, bytes: 0 }
}
