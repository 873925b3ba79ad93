import { type CollectionName, collectionNames } from '#domain/documents'
import type { Checkpoint } from '#domain/wire/wire'
import type { PullRequest } from '#domain/wire/wire-requests'
import { rowsOf } from '../../database'
import { channelsFor } from '../../feed/channels'
import type { Database } from '../../pocketbase-api'
import { horizonOf, horizonStart } from './page-sql'

/** A collection that a device asks for, the channels it comes through, and how far the device has read. */
export type Asked = { collection: CollectionName; channels: string[]; from: Checkpoint | null }

/** Collections that a request of a person with these channels asks for, in the order of the answer. */
export const wantedOf = ({ collections }: PullRequest, channels: readonly string[]): Asked[] =>
  collectionNames.flatMap((collection): Asked[] => {
    const from = collections[collection]
    return from === undefined ? [] : [{ collection, channels: channelsFor(collection, channels), from }]
  })

/** The collections of which a device may be given something: one statement for all, since most pulls bring nothing. */
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

/** Above the head, below the floor and within the horizon, or held and beyond the horizon: what a page would bring. */
const changedSql = (looks: readonly Look[]): string => `SELECT DISTINCT l.collection AS collection
  FROM (SELECT value ->> 'collection' AS collection, value ->> 'channel' AS channel, value ->> 'head' AS head, value ->> 'floor' AS floor
    FROM json_each({:looks})) l
  WHERE EXISTS (SELECT 1 ${FEED} AND s.seq > l.head)
    OR EXISTS (SELECT 1 ${FEED} AND s.removed = 0 AND s.seq < l.floor AND s.seq >= ${horizonSql(looks)})
    OR EXISTS (SELECT 1 ${FEED} AND s.removed = 0 AND s.seq >= l.floor AND s.seq < ${horizonSql(looks)})`

const FEED = 'FROM sync_changes s WHERE s.channel = l.channel AND s.collection = l.collection'

/** The lowest number within the horizon of the channel looked at. Each is found once a statement, and only for a channel without anything above the head. */
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
 * The collections that a device fetches anew: those whose checkpoint names a channel that is not its person's, or none at all (rule L5), and those
 * of which removals that it has not seen are listed no more (rule F7). Each channel is looked up by the key of `sync_dropped`, whatever head is
 * named: the table keeps a row for each person who ever lost sight of something.
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
