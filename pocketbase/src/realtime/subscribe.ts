import { channelsOf } from '../feed/channels'
import { forbidden, tooManyRequests } from '../globals'
import type { App, RealtimeSubscribeEvent, ServerRecord } from '../pocketbase-api'
import { isConnected, personOfClient, setPersonOfClient } from './clients'
import { listenersOf, setListener, streamsOf } from './listeners'
import { areAllClaimed, endFloodOfStreams } from './streams-in-all'

const HELD = 'channels'
/** The SDK's own event; nothing is ever sent under it but the greeting. */
const GREETING = 'PB_CONNECT'
/** Streams of one account at a time. A device that is refused one asks each minute instead. */
const MOST_STREAMS = 10

/** Only one's own channels may be listened to, and no native topic: those would carry records. Rule W1. */
export function subscribe(e: RealtimeSubscribeEvent): void {
  const wanted = e.subscriptions.filter((topic) => topic !== GREETING)
  const allowed = allowedChannels(e)
  if (wanted.some((topic) => !allowed.includes(topic))) throw forbidden()
  endFloodOfStreams(e.app)
  if (e.auth && personOfClient(e.client) === '' && areAllClaimed(e.app)) throw tooManyRequests()
  const held = e.client.get(HELD)
  const before = typeof held === 'string' ? held.split(' ') : []
  const after = e.auth ? [...wanted, streamsOf(e.auth.id)] : wanted
  // Before it is counted: of those that come at the same time each counts the others.
  setListener(e.app, e.client.id(), before, after)
  if (e.auth && isOneTooMany(e.app, e.auth, e.client.id())) {
    setListener(e.app, e.client.id(), after, before)
    throw tooManyRequests()
  }
  setPersonOfClient(e.client, e.auth)
  e.client.set(HELD, after.join(' '))
  // Acknowledged only now: the device pulls next, and nothing may fall between.
  e.next()
}

function allowedChannels({ app, auth }: RealtimeSubscribeEvent): string[] {
  if (auth?.collection().name !== 'users') return []
  return auth.getString('role') === 'admin' ? ['admin'] : channelsOf(app, auth.id)
}

const isOneTooMany = (app: App, person: ServerRecord, clientId: string): boolean =>
  listenersOf(app, streamsOf(person.id)).filter((id) => id !== clientId && isConnected(app, id)).length >= MOST_STREAMS
