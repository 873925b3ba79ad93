import type { CollectionName } from '#domain/documents'
import { FEED_END } from './answers'
import { documents } from './documents'
import { storedBytes } from './stored-bytes'

/** A device holds this many of the newest live records of a shared channel; of its own channel, all. Rule L2. */
export function horizonOf(channel: string): number {
  if (channel.startsWith('open:')) return 5_000
  return channel.startsWith('cards:') ? 2_000 : 0
}

/** The number of the last row that is within a horizon; 0 when all are. `channel` is an SQL expression. */
export const horizonStart = (collection: string, channel: string, horizon: number): string =>
  `coalesce((SELECT seq FROM sync_changes WHERE collection = '${collection}' AND channel = ${channel} AND removed = 0
    ORDER BY seq DESC LIMIT 1 OFFSET ${horizon - 1}), 0)`

/**
 * One page of one collection for these channels, in one SELECT that builds its JSON: what fell off a horizon, what is above the head, what lies
 * below a floor. The last are visible as they are read, which all rows of a first pull are: only for the others the feed is asked. What fell off comes first: a record that the page tells to be removed, because its row is beyond a horizon, has to end below the floor,
 * or it would count as held once the horizon reaches it again. `starts` are the first numbers of the channels' horizons. Rules L2, L3, L4. Values: head
 * (null is none), n, me, c0…, f0… (null is a new channel), most. The documents are JSON already and are joined as text: SQLite's own array would parse
 * each of them again. A page of more than `most` bytes tells only its size: it is asked for again with fewer rows. Where the long texts of its records have
 * more than that as they are stored, it is not even built: `fitting` tells how many rows have not.
 */
export function pageSql(collection: CollectionName, channels: readonly string[]): string {
  const { fields, joins } = documents[collection]
  const rows = `FROM sync_changes WHERE collection = '${collection}' AND channel =`
  const floor = (i: number) => `coalesce({:f${i}}, (SELECT head + 1 FROM at))`
  const start = (i: number) => `(SELECT h${i} FROM horizon)`
  const starts = channels.map((channel, i) => {
    const horizon = horizonOf(channel)
    return `${horizon > 0 ? horizonStart(collection, `{:c${i}}`, horizon) : '0'} AS h${i}`
  })
  const tails = channels.map((_, i) => `SELECT * FROM (SELECT seq, record ${rows} {:c${i}} AND seq > (SELECT head FROM at) ORDER BY seq LIMIT {:n})`)
  const fallen = channels.flatMap((channel, i) =>
    horizonOf(channel) === 0
      ? []
      : [
          `SELECT * FROM (SELECT seq, record ${rows} {:c${i}} AND removed = 0 AND seq >= ${floor(i)} AND seq < ${start(i)}
      AND seq <= (SELECT head FROM at) ORDER BY seq LIMIT {:n})`,
        ],
  )
  const backs = channels.map(
    (_, i) => `SELECT * FROM (SELECT seq, record ${rows} {:c${i}} AND removed = 0
      AND seq < ${floor(i)} AND seq >= ${start(i)} ORDER BY seq DESC LIMIT {:n})`,
  )
  const visible = channels.map(
    (_, i) => `EXISTS (SELECT 1 FROM sync_changes v
      WHERE v.channel = {:c${i}} AND v.collection = '${collection}' AND v.record = r.record AND v.removed = 0 AND v.seq >= ${start(i)})`,
  )
  return `WITH feed(finish) AS (SELECT ${FEED_END}),
    at(head) AS MATERIALIZED (SELECT coalesce({:head}, (SELECT finish FROM feed))),
    horizon AS MATERIALIZED (SELECT ${starts.join(', ')}),
    fallen(seq, record) AS MATERIALIZED (SELECT seq, record FROM (${fallen.join(' UNION ALL ') || "SELECT 0 AS seq, '' AS record WHERE FALSE"})
      ORDER BY seq LIMIT {:n}),
    tail(seq, record) AS MATERIALIZED (SELECT seq, record FROM (${tails.join(' UNION ALL ')}) ORDER BY seq LIMIT {:n} - (SELECT count(*) FROM fallen)),
    back(seq, record) AS MATERIALIZED (SELECT seq, record FROM (${backs.join(' UNION ALL ')})
      ORDER BY seq DESC LIMIT {:n} - (SELECT count(*) FROM fallen) - (SELECT count(*) FROM tail)),
    place(part, at, record) AS MATERIALIZED (SELECT 0, seq, record FROM fallen UNION ALL SELECT 0, seq, record FROM tail
      UNION ALL SELECT 1, -seq, record FROM back),
    fitting(n) AS MATERIALIZED (SELECT count(*) FROM (SELECT sum(${storedBytes(collection, 'd')}) OVER (ORDER BY part, at) AS bytes
      FROM place r ${joins}) WHERE bytes <= {:most}),
    r(record, part) AS MATERIALIZED (SELECT record, max(part) FROM place WHERE (SELECT n FROM fitting) = (SELECT count(*) FROM place) GROUP BY record),
    page(documents) AS MATERIALIZED (SELECT '[' || coalesce(group_concat(CASE WHEN d.id IS NOT NULL AND (r.part = 1 OR ${visible.join(' OR ')})
      THEN json_object(${fields}) ELSE json_object('id', r.record, '_deleted', json('true')) END), '') || ']' FROM r ${joins})
  SELECT (SELECT finish FROM feed) AS finish, (SELECT head FROM at) AS head,
    (SELECT json_array(${channels.map((_, i) => `h${i}`).join(', ')}) FROM horizon) AS starts,
    (SELECT count(*) FROM tail) AS tail_rows, (SELECT coalesce(max(seq), 0) FROM tail) AS tail_last,
    (SELECT count(*) FROM fallen) AS fallen_rows, (SELECT coalesce(max(seq), 0) FROM fallen) AS fallen_last,
    (SELECT count(*) FROM back) AS back_rows, (SELECT coalesce(min(seq), 0) FROM back) AS back_last, (SELECT n FROM fitting) AS fitting,
    (SELECT octet_length(documents) FROM page) AS size, (SELECT iif(octet_length(documents) > {:most}, '', documents) FROM page) AS documents`
}
