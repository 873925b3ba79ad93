import { type CollectionName, collectionNames } from '#domain/documents'
import type { Checkpoint } from '#domain/wire/wire'
import type { PullRequest } from '#domain/wire/wire-requests'
import { FEED_END } from '../../feed/feed-end'
import { lastIn } from '../../feed/known-feed'
import { bytesOf } from '../../globals'
import type { App } from '../../pocketbase-api'
import { preparedRow } from '../../prepared'
import { type Asked, wantedOf } from './changed-collections'
import type { KnownRound } from './known-round'
import { lastPage, type Page, type PageReader } from './page'
import { rowsAbove, sharedTail } from './shared-tail'

export type News = Map<CollectionName, Page>

const isOwn = (channel: string): boolean => channel.startsWith('user:')

/** Whether any of a round's channels has changed since. */
export const hasNews = (app: App, { channels, since }: KnownRound): boolean => lastIn(app, channels) > since

/**
 * Pages of the collections that have changed since a known round, each the last, read by prepared statements or from memory. All are read at the
 * same end of the feed, so at one moment (rule F1): undefined where it moved meanwhile, and where they are long.
 */
export function newsOf(app: App, me: string, round: KnownRound, asked: PullRequest): News | undefined {
  const { channels, since, end } = round
  const { read, hasMoved } = readerAt(app, end)
  const ownChanged = changedInOwn(app, read, channels.filter(isOwn), since)
  const news: News = new Map()
  for (const wanted of wantedOf(asked, channels)) {
    const shared = wanted.channels.filter((channel) => !isOwn(channel))
    const isOwnChanged = ownChanged.has(wanted.collection)
    if (!isOwnChanged && lastIn(app, shared) <= since) continue
    const page =
      (isOwnChanged ? undefined : sharedPage(app, me, wanted, shared, end)) ??
      lastPage(read, wanted.collection, { me, channels: wanted.channels, from: wanted.from, end })
    if (!page || hasMoved()) return undefined
    news.set(wanted.collection, page)
  }
  return hasMoved() ? undefined : news
}

function readerAt(app: App, end: number): { read: PageReader; hasMoved: () => boolean } {
  let hasMoved = false
  const read: PageReader = (shape, sql, values) => {
    const row = preparedRow(app, shape, sql, values)
    if (row.end !== end) hasMoved = true
    return row
  }
  return { read, hasMoved: () => hasMoved }
}

function changedInOwn(app: App, read: PageReader, own: readonly string[], since: number): Set<string> {
  const [channel] = own
  if (channel === undefined || lastIn(app, own) <= since) return new Set()
  const { changed } = read({ end: 0, changed: '' }, CHANGED_IN_OWN, { channel, since, names: JSON.stringify(collectionNames) })
  return new Set(changed.split(' '))
}

const CHANGED_IN_OWN = `SELECT ${FEED_END} AS end, coalesce(group_concat(l.value, ' '), '') AS changed FROM json_each({:names}) l
  WHERE EXISTS (SELECT 1 FROM sync_changes s WHERE s.channel = {:channel} AND s.collection = l.value AND s.seq > {:since})`

/** For a collection in which nothing of one's own has changed. */
function sharedPage(app: App, me: string, { collection, from }: Asked, channels: readonly string[], end: number): Page | undefined {
  if (!from) return undefined
  const shown = new Map<string, string>()
  for (const channel of channels) {
    if (lastIn(app, [channel]) <= from.head) continue
    const tail = sharedTail(app, collection, channel, end)
    const rows = tail && rowsAbove(tail, from.head, me)
    if (!rows) return undefined
    for (const { record, document } of rows) shown.set(record, document)
  }
  const documents = bytesOf([...shown.values()].join(','))
  return { documents, checkpoint: after(from, end), more: false, bytes: documents.length }
}

const after = ({ floors }: Checkpoint, head: number): Checkpoint => ({ head, floors })

/** Checkpoints of all collections after the round. Without news, floors as asked: the round is found by them. */
export function checkpointsAfter({ collections }: PullRequest, end: number, news: News): Partial<Record<CollectionName, Checkpoint>> {
  const checkpoints: Partial<Record<CollectionName, Checkpoint>> = {}
  for (const name of collectionNames) {
    const asked = collections[name]
    if (asked) checkpoints[name] = news.get(name)?.checkpoint ?? after(asked, end)
  }
  return checkpoints
}
