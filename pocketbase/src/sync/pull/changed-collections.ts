import { type CollectionName, collectionNames } from '#domain/documents'
import type { Checkpoint } from '#domain/wire/wire'
import type { PullRequest } from '#domain/wire/wire-requests'
import { channelsFor } from '../../feed/channels'
import type { Database } from '../../pocketbase-api'
import { rowsOf } from '../../sql'
import { horizonOf, horizonStart } from './page-sql'

/** Channels that a collection comes through, and how far the device has read. */
export type Asked = { collection: CollectionName; channels: string[]; from: Checkpoint | null }

export const wantedOf = ({ collections }: PullRequest, channels: readonly string[]): Asked[] =>
  collectionNames.flatMap((collection): Asked[] => {
    const from = collections[collection]
    return from === undefined ? [] : [{ collection, channels: channelsFor(collection, channels), from }]
  })

/** One statement for all: most pulls bring nothing. */
export function changedCollections(db: Database, asked: readonly Asked[]): Set<string> {
  const looks = asked.flatMap(({ collection, channels, from }) =>
    channels.map((channel) => ({ collection, channel, head: from?.head, floor: from?.floors[channel] })),
  )
  const known = looks.filter(({ floor }) => floor !== undefined)
  const found = known.length === 0 ? [] : rowsOf(db, { collection: '' }, changedSql(known), changedValues(known))
  const fresh = looks.filter(({ floor }) => floor === undefined)
  return new Set([...fresh, ...found].map(({ collection }) => collection))
}

type Look = { collection: string; channel: string }

/** Rows that a page would bring: above the head, below the floor within the horizon, or held beyond the horizon. */
const changedSql = (looks: readonly Look[]): string => `SELECT DISTINCT l.collection AS collection
  FROM (SELECT value ->> 'collection' AS collection, value ->> 'channel' AS channel, value ->> 'head' AS head, value ->> 'floor' AS floor
    FROM json_each({:looks})) l
  WHERE EXISTS (SELECT 1 ${FEED} AND s.seq > l.head)
    OR EXISTS (SELECT 1 ${FEED} AND s.removed = 0 AND s.seq < l.floor AND s.seq >= ${horizonSql(looks)})
    OR EXISTS (SELECT 1 ${FEED} AND s.removed = 0 AND s.seq >= l.floor AND s.seq < ${horizonSql(looks)})`

const FEED = 'FROM sync_changes s WHERE s.channel = l.channel AND s.collection = l.collection'

/** Found once a statement, and only for a channel with nothing above the head. */
function horizonSql(looks: readonly Look[]): string {
  const cases = limited(looks).map(
    ({ collection, channel }, i) => `WHEN l.channel = {:h${i}} THEN ${horizonStart(collection, `{:h${i}}`, horizonOf(channel))}`,
  )
  return cases.length === 0 ? '0' : `CASE ${cases.join(' ')} ELSE 0 END`
}

const changedValues = (looks: readonly Look[]): Record<string, string> => ({
  looks: JSON.stringify(looks),
  ...Object.fromEntries(limited(looks).map(({ channel }, i) => [`h${i}`, channel])),
})

const limited = (looks: readonly Look[]): Look[] => looks.filter(({ channel }) => horizonOf(channel) > 0)

/**
 * Collections to fetch anew: checkpoints with a foreign channel or none (rule L5), or with forgotten removals (rule F7). By the key of
 * `sync_dropped`, which has a row for each person who lost sight of something.
 */
export function collectionsBehind(db: Database, asked: readonly Asked[]): Set<string> {
  const begun = asked.flatMap(({ collection, channels, from }) => (from ? [{ collection, channels, from, held: Object.keys(from.floors) }] : []))
  const strayed = begun.filter(({ channels, held }) => held.length === 0 || held.some((channel) => !channels.includes(channel)))
  const looks = begun.flatMap(({ collection, channels, from, held }) =>
    held.filter((channel) => channels.includes(channel)).map((channel) => ({ collection, channel, head: from.head })),
  )
  const dropped = looks.length === 0 ? [] : rowsOf(db, { collection: '' }, BEHIND, { looks: JSON.stringify(looks) })
  return new Set([...strayed, ...dropped].map(({ collection }) => collection))
}

const BEHIND = `SELECT DISTINCT l.collection AS collection
  FROM (SELECT value ->> 'collection' AS collection, value ->> 'channel' AS channel, value ->> 'head' AS head FROM json_each({:looks})) l
  WHERE EXISTS (SELECT 1 FROM sync_dropped d WHERE d.channel = l.channel AND d.collection = l.collection AND d.seq > l.head)`
