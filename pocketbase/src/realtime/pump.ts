import type { Poke } from '#domain/wire/wire'
import { catchUp, takeUnannounced } from '../feed/known-feed'
import { realtimeMessage } from '../globals'
import type { App, RealtimeClient, RecordRequestEvent } from '../pocketbase-api'
import { connectedClient } from './clients'
import { listenersByChannel, listenersOf, removeListeners } from './listeners'
import { ADMIN, claimPokes } from './unacknowledged'

/** No document travels. Shared channels are not announced: each project would make every device of a state pull. Rule W2. */
export function pump(app: App): void {
  catchUp(app)
  pokeChanged(app)
}

export function pokeChanged(app: App): void {
  const changed = takeUnannounced(app)
  if (changed.length === 0) return
  const own = changed.filter(({ channel }) => channel.startsWith('user:'))
  for (const { channel, isUrgent } of own) if (isUrgent) announce(app, channel)
  const waiting = own.filter(({ isUrgent }) => !isUrgent).map(({ channel }) => channel)
  const told = [...listenersByChannel(app, waiting).values()].reduce((sum, streams) => sum + streams.length, 0)
  for (const channel of waiting) announce(app, channel, told)
  announce(app, ADMIN)
}

export const pokeAdministrators = (app: App): void => announce(app, ADMIN)

export function withPump(e: RecordRequestEvent): void {
  e.next()
  pump(e.app)
}

/** `told` streams hear of something that can wait. `send` waits until the stream's goroutine takes the message: see claimPokes. */
function announce(app: App, channel: string, told = 0): void {
  const ids = listenersOf(app, channel)
  if (ids.length === 0) return
  const clients = new Map<string, RealtimeClient>()
  for (const id of ids) {
    const client = connectedClient(app, id)
    if (client) clients.set(id, client)
  }
  const { toSend, full } = claimPokes(app, channel, [...clients.keys()], told === 0)
  const listeners = Math.max(told, clients.size)
  for (const { id, token } of toSend) clients.get(id)?.send(realtimeMessage(channel, { channel, listeners, poke: token } satisfies Poke))
  // The device reconnects, and pulls then.
  for (const id of full) app.subscriptionsBroker().unregister(id)
  removeListeners(
    app,
    channel,
    ids.filter((id) => !clients.has(id) || full.includes(id)),
  )
}
