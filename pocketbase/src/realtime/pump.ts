import type { Poke } from '#domain/wire/wire'
import { rowsOf } from '../database'
import { realtimeMessage } from '../globals'
import type { App, RealtimeClient, RecordRequestEvent } from '../pocketbase-api'
import { feedEnd } from '../sync/answers'
import { connectedClient } from './clients'
import { listenersOf, removeListeners } from './listeners'
import { claimPokes } from './unacknowledged'

const KEY = 'pumped to'
/** Administrators see every channel, so any change pokes them. */
const ADMIN = 'admin'

/** From here on changes are poked; before the first subscription there is no stream to poke. */
export function startPump(app: App): void {
  const end = feedEnd(app)
  app.store().setFunc(KEY, (old) => (typeof old === 'number' ? old : end))
}

/**
 * Pokes the listeners of each channel that changed since the last look; no document travels. Not those of cards: a card is not urgent, and each edit of one
 * would make every device of a state pull. Rule W2.
 */
export function pump(app: App): void {
  const end = feedEnd(app)
  let from = end
  app.store().setFunc(KEY, (old) => {
    if (typeof old !== 'number') return null
    from = old
    return Math.max(old, end)
  })
  if (from >= end) return
  for (const channel of [...changedChannels(app, from, end), ADMIN]) announce(app, channel)
}

const CHANGED = "SELECT DISTINCT channel FROM sync_changes WHERE seq > {:from} AND seq <= {:end} AND channel NOT LIKE 'cards:%'"

function changedChannels(app: App, from: number, end: number): string[] {
  try {
    const rows = rowsOf(app, { channel: '' }, CHANGED, { from, end })
    return rows.map(({ channel }) => channel)
  } catch (error) {
    // The next look reads them, whoever has looked further meanwhile.
    app.store().setFunc(KEY, (old) => (typeof old === 'number' ? Math.min(old, from) : old))
    throw error
  }
}

/** Pokes for changes that only administrators see. */
export const pokeAdministrators = (app: App): void => announce(app, ADMIN)

/** Around a native route that writes. */
export function withPump(e: RecordRequestEvent): void {
  e.next()
  pump(e.app)
}

/** `send` waits until the stream's own goroutine takes the message, which it does as long as its last write did not wait: see claimPokes. */
function announce(app: App, channel: string): void {
  const ids = listenersOf(app, channel)
  if (ids.length === 0) return
  const clients = new Map<string, RealtimeClient>()
  for (const id of ids) {
    const client = connectedClient(app, id)
    if (client) clients.set(id, client)
  }
  const { toSend, full } = claimPokes(app, channel, [...clients.keys()])
  const listeners = clients.size
  for (const { id, token } of toSend) clients.get(id)?.send(realtimeMessage(channel, { channel, listeners, poke: token } satisfies Poke))
  // It comes back by itself, and pulls then.
  for (const id of full) app.subscriptionsBroker().unregister(id)
  removeListeners(
    app,
    channel,
    ids.filter((id) => !clients.has(id) || full.includes(id)),
  )
}
