import { rowsOf } from '../database'
import { Failure } from '../failure'
import type { Database } from '../pocketbase-api'

/** The channels of somebody who is signed in. Read where the documents are read: an older answer could hide a move between states. Rule F2. */
export function channelsOf(db: Database, userId: string): string[] {
  const [person] = rowsOf(db, { state: '' }, 'SELECT state FROM users WHERE id = {:userId}', { userId })
  if (!person) throw new Failure(410, 'account_removed')
  return [`user:${userId}`, 'open', 'cards', ...(person.state ? [`open:${person.state}`] : [])]
}

/** Those that a collection's documents can come through. */
export function channelsFor(collection: string, channels: readonly string[]): string[] {
  if (collection === 'profiles') return channels.filter((channel) => channel === 'cards')
  return channels.filter((channel) => channel.startsWith('user:') || (collection === 'projects' && channel.startsWith('open')))
}
