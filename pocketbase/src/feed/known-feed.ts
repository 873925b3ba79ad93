import type { App, Binding } from '../pocketbase-api'
import { preparedRow } from '../prepared'
import { inShared } from '../shared-map'
import { FEED_END } from './feed-end'
import { currentStart, IS_STARTED } from './starts'

/**
 * The highest number of each channel, in memory of all engines. The feed's end is read from the database each time, so another process's writes
 * are seen.
 */
const KEY = 'known feed'
/** Some 5 MB. */
const MOST_CHANNELS = 50_000

/**
 * `feed.end`: how far the feed is known. A channel missing in `ends` has no change above `feed.base`. `unannounced`: channels that changed since
 * they were last taken, 1 where it is urgent.
 */
type Known = Record<'feed' | 'ends' | 'unannounced', Record<string, number>>

/** `isStarted`: whether this process's start is in the data, which a later restore lacks. */
export type Feed = { end: number; isStarted: boolean }

/** Runs once, before the server listens. */
export const beginAt = (app: App, end: number): void => app.store().set(KEY, begun(end))

/** Never inside a transaction, which may be rolled back. */
export function catchUp(app: App): Feed {
  const { end, started } = catchUpWith(app, {}, LOOK)
  return { end, isStarted: started === 1 }
}

/** `lookWith` makes `sql`, which reads more columns in the same row. */
export function catchUpWith<T extends object>(
  app: App,
  more: T,
  sql: string,
  values: Record<string, Binding> = {},
): T & { end: number; started: number } {
  const known = knownEnd(app)
  const look = preparedRow(app, { ...more, end: 0, started: 0, changed: '' }, sql, { ...values, token: currentStart(app), known })
  if (look.end < known) forgetAfterRewind(app, known, look.end)
  else if (look.end > known) note(app, look.end, changedIn(look.changed))
  return look
}

/** Whether a row is more than one of many notices of a new project, or the removal of a notice. Rule W2a. */
const IS_URGENT = `(collection <> 'notifications' OR EXISTS (SELECT 1 FROM notifications n WHERE n.id = record AND n.kind <> 'project_published'))`

/** NOT INDEXED keeps the order of the feed's numbers: the planner would group the whole feed by channel. */
const LOOK = `SELECT ${FEED_END} AS end, ${IS_STARTED} AS started,
    (SELECT json_group_array(json_array(channel, seq, is_urgent)) FROM (
      SELECT channel, max(seq) AS seq, max(${IS_URGENT}) AS is_urgent FROM sync_changes NOT INDEXED WHERE seq > {:known} GROUP BY channel)) AS changed`

export const lookWith = (columns: string): string => `${LOOK}, ${columns}`

/** The feed's end at the last look. */
export const knownEnd = (app: App): number => inMemory(app, ({ feed }) => feed.end ?? 0)

/** Removals up to there are forgotten, or about to be. Since this process began. */
export const forgottenUpTo = (app: App): number => inMemory(app, ({ feed }) => feed.forgotten ?? 0)

export const noteForgotten = (app: App, last: number): void =>
  inMemory(app, ({ feed }) => {
    feed.forgotten = Math.max(feed.forgotten ?? 0, last)
  })

/** The last change in these channels, up to the last look. */
export const lastIn = (app: App, channels: readonly string[]): number =>
  inMemory(app, ({ feed, ends }) => Math.max(feed.base ?? 0, ...channels.map((channel) => ends[channel] ?? 0)))

/** Each change is taken by one caller. */
export const takeUnannounced = (app: App): { channel: string; isUrgent: boolean }[] =>
  inMemory(app, (known) => {
    const taken = Object.keys(known.unannounced).map((channel) => ({ channel, isUrgent: known.unannounced[channel] === 1 }))
    if (taken.length > 0) known.unannounced = {}
    return taken
  })

/** Another engine may have noted as much meanwhile. */
const note = (app: App, end: number, changed: readonly Change[]): void =>
  inMemory(app, (known) => {
    const { feed, ends, unannounced } = known
    feed.end = Math.max(feed.end ?? 0, end)
    let channels = feed.channels ?? 0
    for (const { channel, seq, isUrgent } of changed) {
      if (ends[channel] === undefined) channels++
      // The engine that noted a change first announces it.
      if (seq > (ends[channel] ?? 0)) unannounced[channel] = Math.max(unannounced[channel] ?? 0, isUrgent)
      ends[channel] = Math.max(ends[channel] ?? 0, seq)
    }
    feed.channels = channels
    if (channels > MOST_CHANNELS) forget(known, feed.end)
  })

/** A shorter feed is another one: its numbers prove nothing up to the end that was known. */
const forgetAfterRewind = (app: App, known: number, end: number): void =>
  inMemory(app, (memory) => {
    forget(memory, known + 1)
    memory.feed.end = end
  })

function forget(known: Known, base: number): void {
  known.ends = {}
  known.feed.channels = 0
  known.feed.base = Math.max(known.feed.base ?? 0, base)
}

/** `isUrgent` is 0 or 1. */
type Change = { channel: string; seq: number; isUrgent: number }

const changedIn = (json: string): Change[] =>
  Array.from(JSON.parse(json), ([channel, seq, isUrgent]: [string, number, number]) => ({ channel, seq, isUrgent }))

const inMemory = <T>(app: App, work: (known: Known) => T): T => inShared<Known, T>(app, KEY, (old) => old ?? begun(0), work)

const begun = (end: number): Known => ({ feed: { end, base: end, channels: 0 }, ends: {}, unannounced: {} })
