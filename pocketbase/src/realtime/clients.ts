import type { App, RealtimeClient } from '../pocketbase-api'

/** A client whose stream is open, or nothing. */
export function connectedClient(app: App, id: string): RealtimeClient | undefined {
  try {
    const client = app.subscriptionsBroker().clientById(id)
    return client.isDiscarded() ? undefined : client
  } catch {
    return undefined
  }
}
