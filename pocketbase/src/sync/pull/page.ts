import type { CollectionName } from '#domain/documents'
import type { Checkpoint } from '#domain/wire/wire'
import { FEED_END } from '../../feed/feed-end'
import { bytesOf } from '../../globals'
import type { Binding, Bytes } from '../../pocketbase-api'
import { horizonOf, horizonStart, knownPageSql, pageSql } from './page-sql'

/** `documents` are comma-separated JSON; `bytes` theirs, or those of their long stored texts where these are more. */
export type Page = { documents: Bytes; checkpoint: Checkpoint; more: boolean; bytes: number }

/** Bytes of one answer's documents; a single document may be larger. Rule L3. */
export const MOST_BYTES = 1_500_000
const LEAST_BYTES = 50_000

/** A new device's first page. */
const FIRST_ROWS = 200
/** Bound of a round with little news. */
const LAST_ROWS = 50

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

/** `end` of the feed, as the statement saw it. */
const shape = { end: 0, fallen_rows: 0, fallen_last: 0, tail_rows: 0, tail_last: 0, back_rows: 0, back_last: 0, stored_bytes: 0, documents: '' }

/** Rows that say at which end of the feed they were read. */
export type PageReader = <T extends { end: number }>(shape: T, sql: string, values: Record<string, Binding>) => T

/** `end` of the feed. */
type Wanted = { me: string; channels: readonly string[]; from: Checkpoint | null; end: number }

/** Within the `room` left in the answer. Fewer rows where `n` exceed the bytes, at least one: JSON up to six times as large is thrown away. */
export function nextPage(read: PageReader, collection: CollectionName, wanted: Wanted, room: number): Page {
  const most = Math.max(room, LEAST_BYTES)
  const reach = reachOf(read, collection, wanted)
  const rows = wanted.from ? rowsAPage[collection] : Math.min(rowsAPage[collection], FIRST_ROWS)
  for (let n = Math.ceil((rows * most) / MOST_BYTES); ; ) {
    const { page, found } = pageOf(read, pageSql(collection, wanted.channels, n), wanted, reach, n, n === 1 ? Number.MAX_SAFE_INTEGER : most)
    if (n === 1 || page.bytes <= most) return page
    n = Math.max(1, Math.floor((found * most) / page.bytes / 2))
  }
}

/** Undefined where it is not the last, or large. Its statements vary by collection and kinds of channels only. */
export function lastPage(read: PageReader, collection: CollectionName, wanted: Wanted): Page | undefined {
  const sql = knownPageSql(collection, wanted.channels, LAST_ROWS)
  const { page } = pageOf(read, sql, wanted, reachOf(read, collection, wanted), LAST_ROWS, LEAST_BYTES)
  return page.more || page.bytes > LEAST_BYTES ? undefined : page
}

type Reach = { channel: string; start: number; floor: number }

const reachOf = (read: PageReader, collection: CollectionName, { channels, from, end }: Wanted): Reach[] =>
  channels.map((channel) => ({ channel, start: startOf(read, collection, channel), floor: from?.floors[channel] ?? (from?.head ?? end) + 1 }))

function startOf(read: PageReader, collection: CollectionName, channel: string): number {
  const horizon = horizonOf(channel)
  if (horizon === 0) return 0
  return read({ end: 0, start: 0 }, `SELECT ${FEED_END} AS end, ${horizonStart(collection, '{:channel}', horizon)} AS start`, { channel }).start
}

/** At most `n` rows, and none where their long texts exceed `most` bytes. */
function pageOf(
  read: PageReader,
  sql: string,
  { me, from, end }: Wanted,
  reach: readonly Reach[],
  n: number,
  most: number,
): { page: Page; found: number } {
  const before = from ? from.head : end
  const values: Record<string, Binding> = { me, head: before, most }
  for (const [i, { channel, start, floor }] of reach.entries()) Object.assign(values, { [`c${i}`]: channel, [`f${i}`]: floor, [`h${i}`]: start })
  const row = read(shape, sql, values)
  const documents = bytesOf(row.documents)
  const found = rowsIn(row)
  const head = row.fallen_rows + row.tail_rows === n ? Math.max(before, row.tail_last) : end
  const floors = Object.fromEntries(reach.map(({ channel, start, floor }) => [channel, floorAfter(row, n, head, start, floor)]))
  return { page: { documents, bytes: Math.max(row.stored_bytes, documents.length), checkpoint: { head, floors }, more: found === n }, found }
}

const rowsIn = ({ fallen_rows, tail_rows, back_rows }: typeof shape): number => fallen_rows + tail_rows + back_rows

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
