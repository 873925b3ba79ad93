import type { App } from '../pocketbase-api'

/** channel → ids of the clients that listen to it, in memory, shared by all engines. It spares the pump a walk over every client. Rule W2. */
const KEY = 'listeners by channel'

type Clients = Record<string, 1>
type Channels = Record<string, Clients>

/** Puts a client's channels in place of those that it had. */
export function setListener(app: App, clientId: string, before: readonly string[], after: readonly string[]): void {
  change(app, (channels) => {
    for (const channel of before) drop(channels, channel, clientId)
    for (const channel of after) {
      if (!channels[channel]) channels[channel] = {}
      const clients = channels[channel]
      if (clients) clients[clientId] = 1
    }
  })
}

export function listenersOf(app: App, channel: string): string[] {
  let ids: string[] = []
  change(app, (channels) => {
    ids = Object.keys(channels[channel] ?? {})
  })
  return ids
}

export function removeListeners(app: App, channel: string, clientIds: readonly string[]): void {
  if (clientIds.length === 0) return
  change(app, (channels) => {
    for (const clientId of clientIds) drop(channels, channel, clientId)
  })
}

function drop(channels: Channels, channel: string, clientId: string): void {
  const clients = channels[channel]
  if (!clients) return
  delete clients[clientId]
  if (Object.keys(clients).length === 0) delete channels[channel]
}

/** The maps are live Go maps, so even reading them is done inside the store's lock. */
function change(app: App, work: (channels: Channels) => void): void {
  app.store().setFunc(KEY, (old) => {
    const channels = isChannels(old) ? old : {}
    work(channels)
    return channels
  })
}

const isChannels = (stored: unknown): stored is Channels => typeof stored === 'object' && stored !== null
