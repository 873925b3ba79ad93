import { rowsOf } from '../database'
import { forbidden } from '../globals'
import type { RealtimeSubscribeEvent } from '../pocketbase-api'
import { setListener } from './listeners'
import { startPump } from './pump'

const HELD = 'channels'
/** The SDK's own event; nothing is ever sent under it but the greeting. */
const GREETING = 'PB_CONNECT'

/** Only one's own channels may be listened to, and no native topic: those would carry records. Rule W1. */
export function subscribe(e: RealtimeSubscribeEvent): void {
  const wanted = e.subscriptions.filter((topic) => topic !== GREETING)
  const allowed = allowedChannels(e)
  if (wanted.some((topic) => !allowed.includes(topic))) throw forbidden()
  startPump(e.app)
  const held = e.client.get(HELD)
  setListener(e.app, e.client.id(), typeof held === 'string' ? held.split(' ') : [], wanted)
  e.client.set(HELD, wanted.join(' '))
  // Acknowledged only now: the device pulls next, and nothing may fall between.
  e.next()
}

function allowedChannels({ app, auth }: RealtimeSubscribeEvent): string[] {
  if (auth?.collection().name !== 'users') return []
  const [person] = rowsOf(app, { role: '', state: '' }, 'SELECT role, state FROM users WHERE id = {:id}', { id: auth.id })
  if (!person) return []
  if (person.role === 'admin') return ['admin']
  return [`user:${auth.id}`, 'open', 'cards', `open:${person.state}`]
}
