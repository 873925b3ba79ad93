import { randomToken } from '../globals'
import type { App } from '../pocketbase-api'
import { withShared } from '../shared-map'
import { connectedClient, isConnected, personOfClient } from './clients'

/**
 * Pokes that were sent to a stream and that no pull has named yet, by stream: words 'channel=token' after a word for the kind of stream.
 * A token is random, so that naming it proves that the poke was read, and with it that the socket takes another one without waiting.
 */
const KEY = 'unacknowledged pokes'

/**
 * A stream with as many is ended. They are some 7 kB; a socket whose other side does not read takes more than 50 kB before a write waits,
 * even with the smallest window and segments.
 */
const MOST_UNACKNOWLEDGED = 50

/** A device from before acknowledgements names nothing: it is poked for every change, until its stream is ended. */
export type StreamKind = 'acknowledges' | 'silent'

type Sent = { channel: string; token: string }
type Pokes = { toSend: { id: string; token: string }[]; full: string[] }

export function setStreamKind(app: App, id: string, kind: StreamKind): void {
  withShared(app, KEY, (streams) => {
    streams[id] = wordsOf(kind, parsed(streams[id]).sent)
  })
}

/** Which of these streams to poke for a channel now, each with its token, and which have so much unread that they are to be ended. */
export function claimPokes(app: App, channel: string, ids: readonly string[]): Pokes {
  const toSend: Pokes['toSend'] = []
  const full: string[] = []
  withShared(app, KEY, (streams) => {
    for (const id of ids) {
      const { kind, sent } = parsed(streams[id])
      if (kind === 'acknowledges' && sent.some((poke) => poke.channel === channel)) continue
      if (sent.length >= MOST_UNACKNOWLEDGED) {
        full.push(id)
        continue
      }
      const token = randomToken(12)
      streams[id] = wordsOf(kind, [...sent, { channel, token }])
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
    const { kind, sent } = parsed(streams[id])
    streams[id] = wordsOf(
      kind,
      sent.filter(({ token }) => !named.has(token)),
    )
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

const wordsOf = (kind: StreamKind, sent: readonly Sent[]): string => [kind, ...sent.map(({ channel, token }) => `${channel}=${token}`)].join(' ')

function parsed(words = ''): { kind: StreamKind; sent: Sent[] } {
  const [kind, ...pokes] = words.split(' ')
  return {
    kind: kind === 'acknowledges' ? 'acknowledges' : 'silent',
    sent: pokes.map((poke) => {
      const [channel = '', token = ''] = poke.split('=')
      return { channel, token }
    }),
  }
}
