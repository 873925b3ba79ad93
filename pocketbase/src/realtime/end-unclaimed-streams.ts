import type { App } from '../pocketbase-api'
import { personOfClient } from './clients'

/** When a look first found a stream that no account had claimed, in milliseconds. */
const SINCE = 'unclaimed since'

/** Ends the streams that no account has claimed since a look so long ago: each minute, those of the minute before. Rule W1. */
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
