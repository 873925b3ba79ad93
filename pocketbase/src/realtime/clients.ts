import type { App, RealtimeClient, ServerRecord } from '../pocketbase-api'

export function connectedClient(app: App, id: string): RealtimeClient | undefined {
  try {
    const client = app.subscriptionsBroker().clientById(id)
    return client.isDiscarded() ? undefined : client
  } catch {
    return undefined
  }
}

export const isConnected = (app: App, id: string): boolean => connectedClient(app, id) !== undefined

/** The account of a stream, set by its subscription; '' before. */
export const personOfClient = (client: RealtimeClient): string => textIn(client, PERSON)

/** The account's key at the subscription: it changes when the account's sessions end. */
export const keyOfClient = (client: RealtimeClient): string => textIn(client, KEY)

export function setPersonOfClient(client: RealtimeClient, person: ServerRecord | null): void {
  client.set(PERSON, person?.id ?? '')
  client.set(KEY, person?.tokenKey() ?? '')
}

const PERSON = 'person'
const KEY = 'key'

function textIn(client: RealtimeClient, name: string): string {
  const value = client.get(name)
  return typeof value === 'string' ? value : ''
}
