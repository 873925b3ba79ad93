import { randomToken } from '../globals'
import type { App } from '../pocketbase-api'
import { withShared } from '../shared-map'
import { connectedClient, isConnected, personOfClient } from './clients'

/** The channel of administrators, who see every change. They pull nothing and name no poke: each change pokes them, until their stream is ended. */
export const ADMIN = 'admin'

/**
 * Pokes that were sent to a stream and that no pull has named yet, by stream: words 'channel=token'.
 * A token is random, so that naming it proves that the poke was read, and with it that the socket takes another one without waiting.
 */
const KEY = 'unacknowledged pokes'

/**
 * A stream with as many is ended. They are some 7 kB; a socket whose other side does not read takes more than 50 kB before a write waits,
 * even with the smallest window and segments.
 */
const MOST_UNACKNOWLEDGED = 50

type Sent = { channel: string; token: string }
type Pokes = { toSend: { id: string; token: string }[]; full: string[] }

/** Which of these streams to poke for a channel now, each with its token, and which have so much unread that they are to be ended. */
export function claimPokes(app: App, channel: string, ids: readonly string[]): Pokes {
  const toSend: Pokes['toSend'] = []
  const full: string[] = []
  withShared(app, KEY, (streams) => {
    for (const id of ids) {
      const sent = parsed(streams[id])
      if (channel !== ADMIN && sent.some((poke) => poke.channel === channel)) continue
      if (sent.length >= MOST_UNACKNOWLEDGED) {
        full.push(id)
        continue
      }
      const token = randomToken(12)
      streams[id] = wordsOf([...sent, { channel, token }])
      toSend.push({ id, token })
    }
  })
  return { toSend, full }
}

/** A device has read these pokes of its own stream. What was committed before is in the pull that says so, which reads afterwards. */
export function acknowledge(app: App, person: string, { id, pokes }: { id: string; pokes: readonly string[] }): void {
  const client = connectedClient(app, id)
  if (!client || personOfClient(client) !== person) return
  const named = new Set(pokes)
  withShared(app, KEY, (streams) => {
    streams[id] = wordsOf(parsed(streams[id]).filter(({ token }) => !named.has(token)))
  })
}

/** Frees what ended streams have left. */
export function removeEndedStreams(app: App): void {
  let ids: string[] = []
  withShared(app, KEY, (streams) => {
    ids = Object.keys(streams)
  })
  const ended = ids.filter((id) => !isConnected(app, id))
  withShared(app, KEY, (streams) => {
    for (const id of ended) delete streams[id]
  })
}

const wordsOf = (sent: readonly Sent[]): string => sent.map(({ channel, token }) => `${channel}=${token}`).join(' ')

const parsed = (words = ''): Sent[] =>
  words
    .split(' ')
    .filter(Boolean)
    .map((poke) => {
      const [channel = '', token = ''] = poke.split('=')
      return { channel, token }
    })
