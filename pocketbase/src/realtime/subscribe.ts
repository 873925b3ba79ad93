import { channelsOf } from '../feed/channels'
import { forbidden, tooManyRequests } from '../globals'
import type { App, RealtimeSubscribeEvent, ServerRecord } from '../pocketbase-api'
import { isConnected, personOfClient, setPersonOfClient } from './clients'
import { listenersOf, setListener, streamsOf } from './listeners'
import { areAllClaimed, endFloodOfStreams } from './streams-in-all'

const HELD = 'channels'
/** Only the SDK's greeting is sent under it. */
const GREETING = 'PB_CONNECT'
/** Per account. A refused device asks each minute instead. */
const MOST_STREAMS = 10

/** Own channels only, and no native topic, which would carry records. Rule W1. */
export function subscribe(e: RealtimeSubscribeEvent): void {
  const wanted = e.subscriptions.filter((topic) => topic !== GREETING)
  const allowed = allowedChannels(e)
  if (wanted.some((topic) => !allowed.includes(topic))) throw forbidden()
  endFloodOfStreams(e.app)
  if (e.auth && personOfClient(e.client) === '' && areAllClaimed(e.app)) throw tooManyRequests()
  const held = e.client.get(HELD)
  const before = typeof held === 'string' ? held.split(' ') : []
  const after = e.auth ? [...wanted, streamsOf(e.auth.id)] : wanted
  // Before the count: simultaneous subscriptions count each other.
  setListener(e.app, e.client.id(), before, after)
  if (e.auth && isOneTooMany(e.app, e.auth, e.client.id())) {
    setListener(e.app, e.client.id(), after, before)
    throw tooManyRequests()
  }
  setPersonOfClient(e.client, e.auth)
  e.client.set(HELD, after.join(' '))
  // Only now: the device pulls next, and no change may fall between.
  e.next()
}

function allowedChannels({ app, auth }: RealtimeSubscribeEvent): string[] {
  if (auth?.collection().name !== 'users') return []
  return auth.getString('role') === 'admin' ? ['admin'] : channelsOf(app, auth.id)
}

const isOneTooMany = (app: App, person: ServerRecord, clientId: string): boolean =>
  listenersOf(app, streamsOf(person.id)).filter((id) => id !== clientId && isConnected(app, id)).length >= MOST_STREAMS
