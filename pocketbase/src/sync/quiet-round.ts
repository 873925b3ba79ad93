import { collectionNames } from '#domain/documents'
import type { PullRequest } from '#domain/wire/wire-requests'
import { rowsOf } from '../database'
import { sha256Of } from '../globals'
import type { App } from '../pocketbase-api'
import { wantedOf } from './changed-collections'
import { channelsOfPerson } from './channels'
import { isBeyond } from './starts'

/**
 * Rounds that brought nothing, remembered for the next ones of the same devices: most rounds are of these, and one that follows another needs one short look instead
 * of a whole reading. What is remembered only proves that there was nothing up to `end`; the look reads the database, so nothing that another process writes is missed.
 *
 * They are kept in a fixed number of places, which people share by the beginning of their id, so that memory has a bound and nothing has to be freed.
 */
const PLACE = 2
const ROUNDS_A_PLACE = 8

export type QuietRound = { end: number; channels: string[] }

/** Whether a device has begun all collections at the present start. */
export const mayBeQuiet = (asked: PullRequest, token: string): boolean =>
  asked.token === token && collectionNames.every((name) => asked.collections[name] !== null)

/** The round, when it is known to bring nothing. Undefined says nothing about it. */
export function knownQuietRound(app: App, me: string, token: string, asked: PullRequest): QuietRound | undefined {
  const text = app.store().get(placeOf(me))
  if (typeof text !== 'string' || !mayBeQuiet(asked, token)) return undefined
  const key = keyOf(me, asked)
  const line = linesIn(text).find((each) => each.startsWith(key))
  if (line === undefined) return undefined
  const [, quietUpTo, ...known] = line.split(' ')
  const since = Number(quietUpTo)
  const wanted = wantedOf(asked, known)
  if (wanted.some(({ from }) => from && from.head < since)) return undefined
  const [look] = rowsOf(app, { role: '', state: '', end: 0, started: 0, changed: 0 }, LOOK, {
    me,
    token,
    since,
    looks: JSON.stringify(wanted.flatMap(({ collection, channels }) => channels.map((channel) => [channel, collection]))),
  })
  if (look?.changed !== 0 || look.started !== 1) return undefined
  const channels = channelsOfPerson({ id: me, ...look })
  const isSame = channels.length === known.length && channels.every((channel, i) => channel === known[i])
  // A device that has seen more than the end read a feed that is gone. Rule F7.
  const isWithin = asked.seen <= look.end && !isBeyond(asked, look.end)
  return isSame && isWithin ? { end: look.end, channels } : undefined
}

/** A device that asked so was given nothing. One that goes on from there asks with the same floors, and is known by them. */
export function rememberQuietRound(app: App, me: string, asked: PullRequest, { end, channels }: QuietRound): void {
  const place = placeOf(me)
  const key = keyOf(me, asked)
  app.store().setFunc<string>(place, (old) => {
    const others = linesIn(old ?? '').filter((line) => !line.startsWith(key))
    return [[key, end, ...channels].join(' '), ...others.slice(0, ROUNDS_A_PLACE - 1)].join('\n')
  })
}

/** Above what was quiet nothing happened in a channel, whether it is listed still or no more: neither documents nor the beginnings of horizons have moved. */
const LOOK = `SELECT u.role AS role, u.state AS state, (SELECT seq FROM sqlite_sequence WHERE name = 'sync_changes') AS end,
    EXISTS (SELECT 1 FROM sync_starts WHERE token = {:token}) AS started,
    EXISTS (SELECT 1 FROM json_each({:looks}) l
      WHERE EXISTS (SELECT 1 FROM sync_changes s WHERE s.channel = l.value ->> 0 AND s.collection = l.value ->> 1 AND s.seq > {:since})
        OR EXISTS (SELECT 1 FROM sync_dropped d WHERE d.channel = l.value ->> 0 AND d.collection = l.value ->> 1 AND d.seq > {:since})) AS changed
  FROM users u WHERE u.id = {:me}`

/** Key with null for what is not asked for: a collection without floors is fetched anew. */
const keyOf = (me: string, { collections }: PullRequest): string =>
  sha256Of(JSON.stringify([me, ...collectionNames.map((name) => collections[name] && Object.entries(collections[name].floors))]))

const placeOf = (me: string): string => `quiet rounds ${me.slice(0, PLACE)}`

const linesIn = (text: string): string[] => (text === '' ? [] : text.split('\n'))
