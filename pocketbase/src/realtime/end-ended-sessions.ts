import { jsonOf } from '../database'
import type { App, RealtimeClient, RecordEvent } from '../pocketbase-api'
import { connectedClient, keyOfClient, personOfClient } from './clients'
import { listenersOf, streamsOf } from './listeners'

/** Once the removal of an account is committed. Rule W1. */
export function onUserDeleted(e: RecordEvent): void {
  const streams = listenersOf(e.app, streamsOf(e.record.id)).map((id) => connectedClient(e.app, id))
  endWhereSessionEnded(
    e.app,
    streams.filter((client) => client !== undefined),
  )
  e.next()
}

/**
 * Ends them for all accounts: a new password or address ends sessions, and a console command is another process, which knows no stream. Not at once: the device
 * where the password was changed would hear of its stream before it has the answer with its new token, and pull by the old one.
 */
export function endStreamsOfEndedSessions(app: App): void {
  endWhereSessionEnded(
    app,
    Object.values(app.subscriptionsBroker().clients()).filter((client) => personOfClient(client) !== ''),
  )
}

/** PocketBase looks at a session when its stream subscribes, and not again. */
function endWhereSessionEnded(app: App, clients: readonly RealtimeClient[]): void {
  if (clients.length === 0) return
  const streams = clients.map((client) => ({ id: client.id(), person: personOfClient(client), key: keyOfClient(client) }))
  const ended = jsonOf(app, ENDED, { streams: JSON.stringify(streams) })
  if (Array.isArray(ended)) for (const id of ended) app.subscriptionsBroker().unregister(String(id))
}

const ENDED = `SELECT json_group_array(value ->> 'id') FROM json_each({:streams})
  WHERE NOT EXISTS (SELECT 1 FROM users WHERE id = value ->> 'person' AND tokenKey = value ->> 'key')`
