import type { CollectionName } from '#domain/documents'
import { documents } from '../../feed/documents'
import { FEED_END } from '../../feed/feed-end'
import { lastIn } from '../../feed/known-feed'
import { storedBytes } from '../../feed/stored-bytes'
import type { App } from '../../pocketbase-api'
import { preparedRow } from '../../prepared'
import { withShared } from '../../shared-map'
import { horizonOf, horizonStart } from './page-sql'

/**
 * The newest rows of each shared channel as anyone reads them, in memory of all engines: those who follow it are brought the same. Two hundred
 * channels take 8 MB at most.
 */
const KEY = 'shared tails'
const MOST_ROWS = 20
const MOST_BYTES = 40_000

/** `document` is '' where the record is removed. */
export type TailRow = { seq: number; record: string; insiders: string; document: string }

/** All rows of the channel with `above` < seq ≤ `end`; `start` as in `horizonStart`. */
export type Tail = { end: number; above: number; start: number; rows: TailRow[] }

/** Undefined where the channel's rows are not known at this end of the feed. */
export function sharedTail(app: App, collection: CollectionName, channel: string, end: number): Tail | undefined {
  const last = lastIn(app, [channel])
  const known = parsed(withShared<string, string>(app, KEY, (tails) => tails[channel] ?? ''))
  const tail = known && last <= known.end ? known : remembered(app, channel, readTail(app, collection, channel))
  return last <= tail.end && tail.end <= end ? tail : undefined
}

/** A reader's page for those who are at `head`. Undefined where rows are missing, removed (rule L4), or more to this reader than to anyone (F5). */
export function rowsAbove({ above, start, rows }: Tail, head: number, me: string): TailRow[] | undefined {
  const newer = rows.filter(({ seq }) => seq > head)
  const isAnyones = newer.every(({ document, insiders }) => document !== '' && !insiders.split(' ').includes(me))
  // Beyond a horizon each new row takes one away.
  return head >= above && start === 0 && isAnyones ? newer : undefined
}

function readTail(app: App, collection: CollectionName, channel: string): Tail {
  // No id: who reads nothing of their own.
  const found = preparedRow(app, { end: 0, start: 0, above: 0, rows: '' }, tailSql(collection, horizonOf(channel)), { channel, me: ' ' })
  const all = linesOf(found.rows).sort((one, other) => other.seq - one.seq)
  const kept = [...all]
  // JSON may be larger than what is stored.
  for (let bytes = lengthOf(kept); bytes > MOST_BYTES; bytes = lengthOf(kept)) kept.pop()
  return { end: found.end, start: found.start, above: all[kept.length]?.seq ?? found.above, rows: kept.reverse() }
}

/** Separators of what JSON has no raw ones of. */
const [FIELD, LINE] = ['\t', '\n']

/** The row below those of `r` tells down to where they are whole. No document is built beyond the bytes that its records have stored. Rule L3. */
const tailSql = (collection: CollectionName, horizon: number): string => {
  const { fields, joins, insiders } = documents[collection]
  return `WITH newest(seq, record, removed) AS MATERIALIZED (SELECT seq, record, removed FROM sync_changes
      WHERE collection = '${collection}' AND channel = {:channel} ORDER BY seq DESC LIMIT ${MOST_ROWS + 1}),
    stored(seq, bytes) AS MATERIALIZED (SELECT r.seq, iif(r.removed = 1, 0, ${storedBytes(collection, 'd')}) FROM newest r ${joins}),
    summed(seq, bytes) AS MATERIALIZED (SELECT seq, sum(bytes) OVER (ORDER BY seq DESC) FROM stored),
    r(seq, record, removed) AS MATERIALIZED (SELECT seq, record, removed FROM newest
      WHERE seq IN (SELECT seq FROM summed WHERE bytes <= ${MOST_BYTES}) ORDER BY seq DESC LIMIT ${MOST_ROWS})
    SELECT ${FEED_END} AS end, ${horizonStart(collection, '{:channel}', horizon)} AS start,
      coalesce((SELECT max(seq) FROM newest WHERE seq NOT IN (SELECT seq FROM r)), 0) AS above,
      coalesce((SELECT group_concat(r.seq || char(9) || r.record || char(9) || ${insiders} || char(9)
        || iif(r.removed = 1 OR d.id IS NULL, '', json_object(${fields})), char(10)) FROM r ${joins}), '') AS rows`
}

function linesOf(text: string): TailRow[] {
  if (text === '') return []
  return text.split(LINE).map((line) => {
    const [seq, record = '', insiders = '', document = ''] = line.split(FIELD)
    return { seq: Number(seq), record, insiders, document }
  })
}

function remembered(app: App, channel: string, tail: Tail): Tail {
  const lines = tail.rows.map(({ seq, record, insiders, document }) => [seq, record, insiders, document].join(FIELD))
  const text = [[tail.end, tail.above, tail.start].join(FIELD), ...lines].join(LINE)
  withShared<string>(app, KEY, (tails) => {
    tails[channel] = text
  })
  return tail
}

function parsed(text: string): Tail | undefined {
  if (text === '') return undefined
  const at = text.indexOf(LINE)
  const [end = 0, above = 0, start = 0] = (at < 0 ? text : text.slice(0, at)).split(FIELD).map(Number)
  return { end, above, start, rows: linesOf(at < 0 ? '' : text.slice(at + 1)) }
}

const lengthOf = (rows: readonly TailRow[]): number => rows.reduce((sum, { document }) => sum + document.length, 0)
