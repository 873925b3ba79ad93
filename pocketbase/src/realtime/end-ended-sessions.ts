import { jsonOf } from '../database'
import type { App, RealtimeClient, RecordEvent } from '../pocketbase-api'
import { connectedClient, keyOfClient, personOfClient } from './clients'
import { listenersOf, streamsOf } from './listeners'

/** After an account was changed or removed, once that is committed: a new password or address ends its sessions. Rule W1. */
export function onUserChanged(e: RecordEvent): void {
  const streams = listenersOf(e.app, streamsOf(e.record.id)).map((id) => connectedClient(e.app, id))
  endWhereSessionEnded(
    e.app,
    streams.filter((client) => client !== undefined),
  )
  e.next()
}

/** Of all accounts: a console command is another process, which knows no stream. */
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
