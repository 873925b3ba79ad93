import type { App, Binding } from '../pocketbase-api'
import { preparedRow } from '../prepared'
import { inShared } from '../shared-map'
import { FEED_END } from './feed-end'
import { currentStart, IS_STARTED } from './starts'

/**
 * The highest number of each channel, in memory, shared by all engines of this process: what tells that nothing happened since needs no look at the rows. The feed's
 * end is read from the database each time, so whatever another process wrote is seen.
 */
const KEY = 'known feed'
/** Some 5 MB. */
const MOST_CHANNELS = 50_000

/**
 * `feed.end` is how far the feed is known; of a channel that is not in `ends`, that nothing happened above `feed.base`. `unannounced` are the channels that changed
 * since they were last taken.
 */
type Known = Record<'feed' | 'ends' | 'unannounced', Record<string, number>>

/** The end of the feed, and whether the start of this process is in these data: those of a restore that came after it lack it. */
export type Feed = { end: number; isStarted: boolean }

/** Once, before the server listens: from here on changes are noted. */
export const beginAt = (app: App, end: number): void => app.store().set(KEY, begun(end))

/** Notes what has been committed since the last look, in one statement. Never inside a transaction: it may still be rolled back. */
export function catchUp(app: App): Feed {
  const { end, started } = catchUpWith(app, {}, LOOK)
  return { end, isStarted: started === 1 }
}

/** The same with more columns of that one row, which `sql` is made for by `lookWith`. */
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

/** Indexed by channel the whole feed would be grouped: NOT INDEXED leaves the order of its numbers. */
const LOOK = `SELECT ${FEED_END} AS end, ${IS_STARTED} AS started,
    (SELECT json_group_object(channel, seq) FROM (SELECT channel, max(seq) AS seq FROM sync_changes NOT INDEXED WHERE seq > {:known} GROUP BY channel)) AS changed`

export const lookWith = (columns: string): string => `${LOOK}, ${columns}`

/** How far the feed was known at the last look. */
export const knownEnd = (app: App): number => inMemory(app, ({ feed }) => feed.end ?? 0)

/** Nothing has happened in these channels above this number, up to the last look. */
export const lastIn = (app: App, channels: readonly string[]): number =>
  inMemory(app, ({ feed, ends }) => Math.max(feed.base ?? 0, ...channels.map((channel) => ends[channel] ?? 0)))

/** The channels that changed since they were last taken: each change is taken by one caller. */
export const takeUnannounced = (app: App): string[] =>
  inMemory(app, (known) => {
    const taken = Object.keys(known.unannounced)
    if (taken.length > 0) known.unannounced = {}
    return taken
  })

/** Another engine may have noted as much, or more, meanwhile. */
const note = (app: App, end: number, changed: readonly (readonly [string, number])[]): void =>
  inMemory(app, (known) => {
    const { feed, ends, unannounced } = known
    feed.end = Math.max(feed.end ?? 0, end)
    let channels = feed.channels ?? 0
    for (const [channel, seq] of changed) {
      if (ends[channel] === undefined) channels++
      // Another engine that has noted it announces it.
      if (seq > (ends[channel] ?? 0)) unannounced[channel] = seq
      ends[channel] = Math.max(ends[channel] ?? 0, seq)
    }
    feed.channels = channels
    if (channels > MOST_CHANNELS) forget(known, feed.end)
  })

/** A feed that is shorter than it was is another one: its numbers prove nothing until they are beyond what was known. */
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

const changedIn = (json: string): (readonly [string, number])[] => {
  const changed: unknown = JSON.parse(json)
  return Object.entries(changed ?? {}).map(([channel, seq]) => [channel, Number(seq)])
}

const inMemory = <T>(app: App, work: (known: Known) => T): T => inShared<Known, T>(app, KEY, (old) => old ?? begun(0), work)

const begun = (end: number): Known => ({ feed: { end, base: end, channels: 0 }, ends: {}, unannounced: {} })
