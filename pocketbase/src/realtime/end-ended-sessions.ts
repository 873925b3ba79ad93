import type { App, RealtimeClient, RecordEvent } from '../pocketbase-api'
import { jsonOf } from '../sql'
import { connectedClient, keyOfClient, personOfClient } from './clients'
import { listenersOf, streamsOf } from './listeners'

/** After the commit. Rule W1. */
export function onUserDeleted(e: RecordEvent): void {
  const streams = listenersOf(e.app, streamsOf(e.record.id)).map((id) => connectedClient(e.app, id))
  endWhereSessionEnded(
    e.app,
    streams.filter((client) => client !== undefined),
  )
  e.next()
}

/**
 * For all accounts, since a console command in another process may end sessions. Not at once: the device that changed its password needs its new
 * token first.
 */
export function endStreamsOfEndedSessions(app: App): void {
  endWhereSessionEnded(
    app,
    Object.values(app.subscriptionsBroker().clients()).filter((client) => personOfClient(client) !== ''),
  )
}

/** PocketBase checks a session only when its stream subscribes. */
function endWhereSessionEnded(app: App, clients: readonly RealtimeClient[]): void {
  if (clients.length === 0) return
  const streams = clients.map((client) => ({ id: client.id(), person: personOfClient(client), key: keyOfClient(client) }))
  const ended = jsonOf(app, ENDED, { streams: JSON.stringify(streams) })
  if (Array.isArray(ended)) for (const id of ended) app.subscriptionsBroker().unregister(String(id))
}

const ENDED = `SELECT json_group_array(value ->> 'id') FROM json_each({:streams})
  WHERE NOT EXISTS (SELECT 1 FROM users WHERE id = value ->> 'person' AND tokenKey = value ->> 'key')`
