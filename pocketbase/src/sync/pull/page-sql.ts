import type { CollectionName } from '#domain/documents'
import { documents } from '../../feed/documents'
import { FEED_END } from '../../feed/feed-end'
import { storedBytes } from '../../feed/stored-bytes'

/** The newest live records of a shared channel; all of an own one. Rule L2. */
export function horizonOf(channel: string): number {
  if (channel.startsWith('open:')) return 5_000
  if (channel.startsWith('near:')) return 1_000
  return channel.startsWith('cards:') ? 2_000 : 0
}

/** 0 when all rows are within. `channel` is an SQL expression. */
export const horizonStart = (collection: string, channel: string, horizon: number): string =>
  `coalesce((SELECT seq FROM sync_changes WHERE collection = '${collection}' AND channel = ${channel} AND removed = 0
    ORDER BY seq DESC LIMIT 1 OFFSET ${horizon - 1}), 0)`

/**
 * At most `n` rows. Rules L2, L3, L4. Values: me, head, most, each channel's name c0…, floor f0…, first number h0… of its horizon. `n` is no
 * value: SQLite compiles a bound LIMIT twice.
 */
export function pageSql(collection: CollectionName, channels: readonly string[], n: number): string {
  const { fields, joins } = documents[collection]
  const parts = channels.flatMap((channel, i) => {
    const rows = `FROM sync_changes WHERE collection = '${collection}' AND channel = {:c${i}}`
    const fallen = `SELECT * FROM (SELECT ${FALLEN} AS part, seq AS at, record ${rows} AND removed = 0 AND seq >= {:f${i}} AND seq < {:h${i}} AND seq <= {:head}
      ORDER BY seq LIMIT ${n})`
    return [
      ...(horizonOf(channel) > 0 ? [fallen] : []),
      `SELECT * FROM (SELECT ${TAIL} AS part, seq AS at, record ${rows} AND seq > {:head} ORDER BY seq LIMIT ${n})`,
      `SELECT * FROM (SELECT ${BACK} AS part, -seq AS at, record ${rows} AND removed = 0 AND seq < {:f${i}} AND seq >= {:h${i}} ORDER BY seq DESC LIMIT ${n})`,
    ]
  })
  // Rows below a floor are visible as they are read; for the others the feed is asked.
  const visible = channels.map(
    (_, i) => `EXISTS (SELECT 1 FROM sync_changes v
      WHERE v.channel = {:c${i}} AND v.collection = '${collection}' AND v.record = r.record AND v.removed = 0 AND v.seq >= {:h${i}})`,
  )
  const rowsOf = (part: number) => `count(*) FILTER (WHERE part = ${part})`
  const lastOf = (part: number) => `coalesce(max(at) FILTER (WHERE part = ${part}), 0)`
  // Documents are joined as text, since SQLite's arrays would parse them again; and mentioned once, since SQLite copies each mention.
  return `WITH place(part, at, record) AS MATERIALIZED (SELECT * FROM (${parts.join(' UNION ALL ')}) ORDER BY part, at LIMIT ${n}),
    stored(bytes) AS MATERIALIZED (SELECT coalesce(sum(${storedBytes(collection, 'd')}), 0) FROM place r ${joins}),
    r(record, part) AS MATERIALIZED (SELECT record, max(part) FROM place WHERE (SELECT bytes FROM stored) <= {:most} GROUP BY record)
  SELECT ${FEED_END} AS end, ${rowsOf(FALLEN)} AS fallen_rows, ${lastOf(FALLEN)} AS fallen_last, ${rowsOf(TAIL)} AS tail_rows, ${lastOf(TAIL)} AS tail_last,
    ${rowsOf(BACK)} AS back_rows, -${lastOf(BACK)} AS back_last, (SELECT bytes FROM stored) AS stored_bytes,
    coalesce((SELECT group_concat(CASE WHEN d.id IS NOT NULL AND (r.part = ${BACK} OR ${visible.join(' OR ')})
      THEN json_object(${fields}) ELSE json_object('id', r.record, '_deleted', json('true')) END) FROM r ${joins}), '') AS documents
  FROM place`
}

const known = new Map<string, string>()

/** The same text each time, made once: few `n`. */
export function knownPageSql(collection: CollectionName, channels: readonly string[], n: number): string {
  const key = [collection, n, ...channels.map((channel) => horizonOf(channel) > 0)].join(' ')
  const sql = known.get(key) ?? pageSql(collection, channels, n)
  known.set(key, sql)
  return sql
}

/**
 * Parts of a page in order: beyond a horizon, above the head, below a floor. A record removed for its horizon must end below the floor, or it would
 * count as held once the horizon reaches it again.
 */
const [FALLEN, TAIL, BACK] = [0, 1, 2]
