import type { App } from '../pocketbase-api'
import { personOfClient } from './clients'

/** Mark of a stream that no account had claimed when the minute's job looked. */
const WAITED = 'waited'

/** Each minute: ends the streams that no account has claimed since the minute before. Rule W1. */
export function endUnclaimedStreams(app: App): void {
  const broker = app.subscriptionsBroker()
  for (const client of Object.values(broker.clients())) {
    if (personOfClient(client) !== '') continue
    if (client.get(WAITED) === true) broker.unregister(client.id())
    else client.set(WAITED, true)
  }
}
