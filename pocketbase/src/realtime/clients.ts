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

export const isConnected = (app: App, id: string): boolean => connectedClient(app, id) !== undefined

/** The account of a stream, set by its subscription; '' before. */
export function personOfClient(client: RealtimeClient): string {
  const person = client.get(PERSON)
  return typeof person === 'string' ? person : ''
}

export const setPersonOfClient = (client: RealtimeClient, person: string): void => client.set(PERSON, person)

const PERSON = 'person'
