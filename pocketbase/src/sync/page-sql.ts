import type { CollectionName } from '#domain/documents'
import { documents } from './documents'

/** A device holds this many of the newest live records of a shared channel; of its own channel, all. Rule L2. */
export const horizonOf = (channel: string): number => {
  if (channel === 'open') return 1_000
  if (channel === 'cards') return 2_000
  return channel.startsWith('open:') ? 5_000 : 0
}

/** The number of the last row that is within a horizon; 0 when all are. `channel` is an SQL expression. */
export const horizonStart = (collection: string, channel: string, horizon: number): string =>
  `coalesce((SELECT seq FROM sync_changes WHERE collection = '${collection}' AND channel = ${channel} AND removed = 0
    ORDER BY seq DESC LIMIT 1 OFFSET ${horizon - 1}), 0)`

/** One page of one collection for these channels, in one SELECT that builds its JSON. Rules L2, L3, L4. Values: head (null is none), n, me, c0…, f0… (null is a new channel). */
export function pageSql(collection: CollectionName, channels: readonly string[]): string {
  const { fields, joins } = documents[collection]
  const rows = `FROM sync_changes WHERE collection = '${collection}' AND channel =`
  const tails = channels.map((_, i) => `SELECT * FROM (SELECT seq, record ${rows} {:c${i}} AND seq > (SELECT head FROM at) ORDER BY seq LIMIT {:n})`)
  const backs = channels.map((channel, i) => {
    const horizon = horizonOf(channel)
    const within = horizon ? `AND seq >= ${horizonStart(collection, `{:c${i}}`, horizon)}` : ''
    return `SELECT * FROM (SELECT seq, record ${rows} {:c${i}} AND removed = 0
      AND seq < coalesce({:f${i}}, (SELECT head + 1 FROM at)) ${within} ORDER BY seq DESC LIMIT {:n})`
  })
  const mine = channels.map((_, i) => `{:c${i}}`).join(', ')
  return `WITH feed(finish) AS (SELECT coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'sync_changes'), 0)),
    at(head) AS MATERIALIZED (SELECT coalesce({:head}, (SELECT finish FROM feed))),
    tail(seq, record) AS MATERIALIZED (SELECT seq, record FROM (${tails.join(' UNION ALL ')}) ORDER BY seq LIMIT {:n}),
    back(seq, record) AS MATERIALIZED (SELECT seq, record FROM (${backs.join(' UNION ALL ')}) ORDER BY seq DESC LIMIT {:n} - (SELECT count(*) FROM tail)),
    r(record) AS MATERIALIZED (SELECT record FROM tail UNION SELECT record FROM back)
  SELECT (SELECT finish FROM feed) AS finish, (SELECT head FROM at) AS head,
    (SELECT count(*) FROM tail) AS tail_rows, (SELECT coalesce(max(seq), 0) FROM tail) AS tail_last,
    (SELECT count(*) FROM back) AS back_rows, (SELECT coalesce(min(seq), 0) FROM back) AS back_last,
    (SELECT json_group_array(json(CASE WHEN d.id IS NOT NULL AND EXISTS (
        SELECT 1 FROM sync_changes v WHERE v.channel IN (${mine}) AND v.collection = '${collection}' AND v.record = r.record AND v.removed = 0)
      THEN json_object(${fields}) ELSE json_object('id', r.record, '_deleted', json('true')) END)) FROM r ${joins}) AS documents`
}
