import { isProviderRole } from '#domain/people/roles'
import { Failure } from '../failure'
import type { Database } from '../pocketbase-api'
import { rowsOf } from '../sql'

/** Read in the snapshot of the documents: an older answer could hide a move between states. Rule F2. */
export function channelsOf(db: Database, userId: string): string[] {
  const channels = channelsIn(db, userId)
  if (!channels) throw new Failure(410, 'account_removed')
  return channels
}

export function channelsIn(db: Database, userId: string): string[] | undefined {
  const [person] = rowsOf(db, { role: '', state: '' }, 'SELECT role, state FROM users WHERE id = {:userId}', { userId })
  if (!person) return undefined
  return channelsOfPerson({ id: userId, ...person })
}

export function channelsOfPerson({ id, role, state }: { id: string; role: string; state: string }): string[] {
  if (state === '') return [`user:${id}`]
  return [`user:${id}`, ...(isProviderRole(role) ? [`open:${state}`] : []), `cards:${state}`]
}

/** The shared channels that a collection's documents come through. */
const sharedOf: Record<string, string> = { projects: 'open:', profiles: 'cards:' }

/**
 * The own channel is always among them, so that every checkpoint names one: without any, documents were stored and the checkpoint was not. Rule
 * L5.
 */
export function channelsFor(collection: string, channels: readonly string[]): string[] {
  const shared = sharedOf[collection]
  return channels.filter((channel) => channel.startsWith('user:') || (shared !== undefined && channel.startsWith(shared)))
}
