import type { CollectionName } from '#domain/documents'
import { rowsOf } from '../database'
import type { Database } from '../pocketbase-api'
import type { Checkpoint } from './page'
import { horizonOf, horizonStart } from './page-sql'

/** What a device asks for: a collection, the channels it comes through, and how far the device has read. */
export type Asked = { collection: CollectionName; channels: string[]; from: Checkpoint | null }

/** The collections of which a device may be given something: one statement for all, since most pulls bring nothing. */
export function collectionsWithNews(db: Database, asked: readonly Asked[]): Set<string> {
  const looks = asked.flatMap(({ collection, channels, from }) =>
    channels.map((channel) => ({ collection, channel, head: from?.head, floor: from?.floors[channel] })),
  )
  const known = looks.filter(({ floor }) => floor !== undefined)
  const found = known.length === 0 ? [] : rowsOf(db, { collection: '' }, newsSql(known), newsValues(known))
  const fresh = looks.filter(({ floor }) => floor === undefined)
  return new Set([...fresh, ...found].map(({ collection }) => collection))
}

type Look = { collection: string; channel: string }

/** Above the head, or below the floor and within the horizon: what a page would bring. */
const newsSql = (looks: readonly Look[]): string => `SELECT DISTINCT l.collection AS collection
  FROM (SELECT value ->> 'collection' AS collection, value ->> 'channel' AS channel, value ->> 'head' AS head, value ->> 'floor' AS floor
    FROM json_each({:looks})) l
  WHERE EXISTS (SELECT 1 ${FEED} AND s.seq > l.head)
    OR EXISTS (SELECT 1 ${FEED} AND s.removed = 0 AND s.seq < l.floor AND s.seq >= ${horizonSql(looks)})`

const FEED = 'FROM sync_changes s WHERE s.channel = l.channel AND s.collection = l.collection'

/** The lowest number within the horizon of the channel looked at. Each is found once a statement, and only when something lies below a floor. */
function horizonSql(looks: readonly Look[]): string {
  const cases = limited(looks).map(
    ({ collection, channel }, i) => `WHEN l.channel = {:h${i}} THEN ${horizonStart(collection, `{:h${i}}`, horizonOf(channel))}`,
  )
  return cases.length === 0 ? '0' : `CASE ${cases.join(' ')} ELSE 0 END`
}

const newsValues = (looks: readonly Look[]): Record<string, string> => ({
  looks: JSON.stringify(looks),
  ...Object.fromEntries(limited(looks).map(({ channel }, i) => [`h${i}`, channel])),
})

const limited = (looks: readonly Look[]): Look[] => looks.filter(({ channel }) => horizonOf(channel) > 0)

/** The collections of which removals that a device has not seen are listed no more. Rule F7. */
export function collectionsBehind(db: Database, asked: readonly Asked[]): Set<string> {
  const dropped = rowsOf(db, { channel: '', collection: '', seq: 0 }, 'SELECT channel, collection, seq FROM sync_dropped WHERE seq > {:lowest}', {
    lowest: Math.min(...asked.map(({ from }) => from?.head ?? Number.MAX_SAFE_INTEGER)),
  })
  const behind = asked.filter(({ collection, channels, from }) => {
    if (!from) return false
    const isFresh = Object.keys(from.floors).length === 0
    return dropped.some(
      (row) => row.collection === collection && row.seq > from.head && (row.channel in from.floors || (isFresh && channels.includes(row.channel))),
    )
  })
  return new Set(behind.map(({ collection }) => collection))
}
