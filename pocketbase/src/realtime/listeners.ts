import type { App } from '../pocketbase-api'
import { withShared } from '../shared-map'
import { isConnected } from './clients'

/** channel → client ids, in memory of all engines: the pump need not walk over every client. Rule W2. */
const KEY = 'listeners by channel'

/** The streams of an account; nothing is announced here. */
export const streamsOf = (person: string): string => `streams:${person}`

type Clients = Record<string, 1>
type Channels = Record<string, Clients>

/** Puts a client's channels in place of those that it had. */
export function setListener(app: App, clientId: string, before: readonly string[], after: readonly string[]): void {
  withShared<Clients>(app, KEY, (channels) => {
    for (const channel of before) drop(channels, channel, [clientId])
    for (const channel of after) {
      if (!channels[channel]) channels[channel] = {}
      const clients = channels[channel]
      if (clients) clients[clientId] = 1
    }
  })
}

export function listenersOf(app: App, channel: string): string[] {
  let ids: string[] = []
  withShared<Clients>(app, KEY, (channels) => {
    ids = Object.keys(channels[channel] ?? {})
  })
  return ids
}

/** Only channels that have listeners. */
export function listenersByChannel(app: App, wanted: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  withShared<Clients>(app, KEY, (channels) => {
    for (const channel of wanted) {
      const clients = channels[channel]
      if (clients) found.set(channel, Object.keys(clients))
    }
  })
  return found
}

export function removeListeners(app: App, channel: string, clientIds: readonly string[]): void {
  if (clientIds.length === 0) return
  withShared<Clients>(app, KEY, (channels) => drop(channels, channel, clientIds))
}

/** Also in channels without announcements. Streams are looked up outside of the store's lock. */
export function removeEndedListeners(app: App): void {
  const byChannel: [string, string[]][] = []
  withShared<Clients>(app, KEY, (channels) => {
    for (const channel of Object.keys(channels)) byChannel.push([channel, Object.keys(channels[channel] ?? {})])
  })
  const ended = new Map<string, boolean>()
  const hasEnded = (id: string): boolean => {
    const known = ended.get(id) ?? !isConnected(app, id)
    ended.set(id, known)
    return known
  }
  const leaving = byChannel.map(([channel, ids]): [string, string[]] => [channel, ids.filter(hasEnded)])
  withShared<Clients>(app, KEY, (channels) => {
    for (const [channel, ids] of leaving) {
      drop(channels, channel, ids)
      if (Object.keys(channels[channel] ?? {}).length === 0) delete channels[channel]
    }
  })
}

function drop(channels: Channels, channel: string, clientIds: readonly string[]): void {
  const clients = channels[channel]
  if (clients) for (const clientId of clientIds) delete clients[clientId]
}
