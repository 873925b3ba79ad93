import { randomToken } from '../globals'
import type { App } from '../pocketbase-api'
import { withShared } from '../shared-map'
import { connectedClient, isConnected, personOfClient } from './clients'

/** The channel of administrators, poked at each change until their stream ends. They pull nothing and name no poke. */
export const ADMIN = 'admin'

/**
 * Pokes that no pull has named yet, by stream, as 'channel=token', those that can wait as 'channel~=token'. Tokens are random: naming one proves
 * that it was read, so that the socket takes another.
 */
const KEY = 'unacknowledged pokes'

/** As many end a stream: some 7 kB, while a socket takes 50 kB before a write waits. */
const MOST_UNACKNOWLEDGED = 50

/** Ends the channel of a poke that is not urgent. */
const WAITS = '~'

type Sent = { channel: string; token: string }
type Pokes = { toSend: { id: string; token: string }[]; full: string[] }

/** The streams to poke now, each with its token, and those to end. A device may wait with a poke that is not urgent: an urgent one follows it. */
export function claimPokes(app: App, channel: string, ids: readonly string[], isUrgent: boolean): Pokes {
  const claimed = isUrgent ? channel : channel + WAITS
  const toSend: Pokes['toSend'] = []
  const full: string[] = []
  withShared(app, KEY, (streams) => {
    for (const id of ids) {
      const sent = parsed(streams[id])
      if (channel !== ADMIN && sent.some((poke) => poke.channel === channel || poke.channel === claimed)) continue
      if (sent.length >= MOST_UNACKNOWLEDGED) {
        full.push(id)
        continue
      }
      const token = randomToken(12)
      streams[id] = wordsOf([...sent, { channel: claimed, token }])
      toSend.push({ id, token })
    }
  })
  return { toSend, full }
}

/** The naming pull reads afterwards, so it includes what was committed before: both pokes of the channel are answered. */
export function acknowledge(app: App, person: string, { id, pokes }: { id: string; pokes: readonly string[] }): void {
  const client = connectedClient(app, id)
  if (!client || personOfClient(client) !== person) return
  const named = new Set(pokes)
  withShared(app, KEY, (streams) => {
    const sent = parsed(streams[id])
    const answered = new Set(sent.filter(({ token }) => named.has(token)).map(topicOf))
    streams[id] = wordsOf(sent.filter((poke) => !answered.has(topicOf(poke))))
  })
}

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

const topicOf = ({ channel }: Sent): string => (channel.endsWith(WAITS) ? channel.slice(0, -WAITS.length) : channel)

const wordsOf = (sent: readonly Sent[]): string => sent.map(({ channel, token }) => `${channel}=${token}`).join(' ')

const parsed = (words = ''): Sent[] =>
  words
    .split(' ')
    .filter(Boolean)
    .map((poke) => {
      const [channel = '', token = ''] = poke.split('=')
      return { channel, token }
    })
