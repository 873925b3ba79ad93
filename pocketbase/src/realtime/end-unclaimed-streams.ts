import type { App } from '../pocketbase-api'
import { personOfClient } from './clients'

/** Milliseconds at which a look first found the stream unclaimed. */
const SINCE = 'unclaimed since'

/** Each minute, streams unclaimed since the minute before. Rule W1. */
export function endUnclaimedStreams(app: App, forMs = 0): void {
  const broker = app.subscriptionsBroker()
  const now = Date.now()
  for (const client of Object.values(broker.clients())) {
    if (personOfClient(client) !== '') continue
    const since = client.get(SINCE)
    if (typeof since !== 'number') client.set(SINCE, now)
    else if (Math.abs(now - since) >= forMs) broker.unregister(client.id())
  }
}
