import { collectionNames } from '#domain/documents'
import type { PullRequest } from '#domain/wire/wire-requests'
import { channelsOfPerson } from '../../feed/channels'
import { type Feed, lastIn } from '../../feed/known-feed'
import { isBeyond } from '../../feed/starts'
import { sha256Of } from '../../globals'
import type { App } from '../../pocketbase-api'
import type { Session } from '../../requests/known-sessions'

/**
 * Rounds that brought nothing up to `end`, for the next of the same devices; the feed tells what came since. A fixed number of places by the id's
 * beginning bounds the memory.
 */
const PLACE = 2
const ROUNDS_A_PLACE = 8

export type QuietRound = { end: number; channels: string[] }

/** All collections were begun under the present start. */
export const mayBeQuiet = (asked: PullRequest, token: string): boolean =>
  asked.token === token && collectionNames.every((name) => asked.collections[name] !== null)

/** Undefined where nothing is known. Horizons and dropped removals move only with a newer row of their channel. */
export function knownQuietRound(app: App, me: Session, { end, isStarted }: Feed, token: string, asked: PullRequest): QuietRound | undefined {
  const text = app.store().get(placeOf(me.id))
  if (typeof text !== 'string' || !isStarted || !mayBeQuiet(asked, token)) return undefined
  const key = keyOf(me.id, asked)
  const line = linesIn(text).find((each) => each.startsWith(key))
  if (line === undefined) return undefined
  const [, quietUpTo, ...known] = line.split(' ')
  const since = Number(quietUpTo)
  const channels = channelsOfPerson(me)
  const isSame = channels.length === known.length && channels.every((channel, i) => channel === known[i])
  if (!isSame || lastIn(app, channels) > since) return undefined
  if (collectionNames.some((name) => (asked.collections[name]?.head ?? since) < since)) return undefined
  // A device beyond the end read a feed that is gone. Rule F7.
  return asked.seen <= end && !isBeyond(asked, end) ? { end, channels } : undefined
}

/** Going on from there keeps the floors, which are the key. */
export function rememberQuietRound(app: App, me: string, asked: PullRequest, { end, channels }: QuietRound): void {
  const place = placeOf(me)
  const key = keyOf(me, asked)
  app.store().setFunc<string>(place, (old) => {
    const others = linesIn(old ?? '').filter((line) => !line.startsWith(key))
    return [[key, end, ...channels].join(' '), ...others.slice(0, ROUNDS_A_PLACE - 1)].join('\n')
  })
}

/** null for a collection that is not asked for: without floors it is fetched anew. */
const keyOf = (me: string, { collections }: PullRequest): string =>
  sha256Of(JSON.stringify([me, ...collectionNames.map((name) => collections[name]?.floors)]))

const placeOf = (me: string): string => `quiet rounds ${me.slice(0, PLACE)}`

const linesIn = (text: string): string[] => (text === '' ? [] : text.split('\n'))
