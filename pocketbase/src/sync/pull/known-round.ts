import { type CollectionName, collectionNames } from '#domain/documents'
import type { Checkpoint } from '#domain/wire/wire'
import type { PullRequest } from '#domain/wire/wire-requests'
import { channelsOfPerson } from '../../feed/channels'
import { type Feed, forgottenUpTo } from '../../feed/known-feed'
import { isBeyond } from '../../feed/starts'
import { sha256Of } from '../../globals'
import type { App } from '../../pocketbase-api'
import type { Session } from '../../requests/known-sessions'

/**
 * Rounds after which nothing was left up to `end`, for the next of the same devices; the feed tells what came since. A fixed number of places by
 * the id's beginning bounds the memory.
 */
const PLACE = 2
const ROUNDS_A_PLACE = 10
/** Rounds of two devices of a person that hold the same. */
const ALIKE = 2

export type Round = { end: number; channels: string[] }
/** Nothing was left up to `since`; `end` is the feed's now. */
export type KnownRound = Round & { since: number }

/** All collections were begun under the present start. */
export const isBegun = (asked: PullRequest, token: string): boolean =>
  asked.token === token && collectionNames.every((name) => asked.collections[name] !== null)

/** Undefined where nothing is known. Horizons move only with a newer row of their channel; forgotten removals are not told from memory (F7). */
export function knownRound(app: App, me: Session, { end, isStarted }: Feed, token: string, asked: PullRequest): KnownRound | undefined {
  const text = app.store().get(placeOf(me.id))
  if (typeof text !== 'string' || !isStarted || !isBegun(asked, token)) return undefined
  const heads = collectionNames.flatMap((name) => asked.collections[name]?.head ?? [])
  const channels = channelsOfPerson(me)
  const forgotten = forgottenUpTo(app)
  const ends = linesIn(text, keyOf(me.id, floorsOf(asked.collections))).flatMap((line) => {
    const [, quietUpTo, ...known] = line.split(' ')
    const since = Number(quietUpTo)
    const isSame = channels.length === known.length && channels.every((channel, i) => channel === known[i])
    return isSame && since >= forgotten && heads.every((head) => head >= since) ? [since] : []
  })
  // A device beyond the end read a feed that is gone. Rule F7.
  if (ends.length === 0 || asked.seen > end || isBeyond(asked, end)) return undefined
  return { since: Math.max(...ends), end, channels }
}

/** The next round asks with the floors that this one answered. */
export function rememberRound(app: App, me: string, checkpoints: Checkpoints, { end, channels }: Round): void {
  const key = keyOf(me, floorsOf(checkpoints))
  const line = [key, end, ...channels].join(' ')
  app.store().setFunc<string>(placeOf(me), (old) => {
    const alike = linesIn(old ?? '', key)
    const others = linesIn(old ?? '').filter((one) => !alike.includes(one))
    return [line, ...alike.slice(0, ALIKE - 1), ...others].slice(0, ROUNDS_A_PLACE).join('\n')
  })
}

type Checkpoints = { readonly [name in CollectionName]?: Checkpoint | null | undefined }
type Floors = (Checkpoint['floors'] | undefined)[]

/** null for a collection that is not asked for: without floors it is fetched anew. */
const floorsOf = (checkpoints: Checkpoints): Floors => collectionNames.map((name) => checkpoints[name]?.floors)

const keyOf = (me: string, floors: Floors): string => sha256Of(JSON.stringify([me, ...floors]))

const placeOf = (me: string): string => `known rounds ${me.slice(0, PLACE)}`

const linesIn = (text: string, key = ''): string[] => text.split('\n').filter((line) => line !== '' && line.startsWith(key))
