import { isProviderRole } from '#domain/people/roles'
import { Failure } from '../failure'
import type { Database } from '../pocketbase-api'
import { rowsOf } from '../sql'
import { nearStates } from './near-channels'

/** Read in the snapshot of the documents: an older answer could hide a move between states. Rule F2. */
export function channelsOf(db: Database, userId: string): string[] {
  const channels = channelsIn(db, userId)
  if (!channels) throw new Failure(410, 'account_removed')
  return channels
}

export function channelsIn(db: Database, userId: string): string[] | undefined {
  const [person] = rowsOf(db, { role: '', state: '', near: '' }, `SELECT role, state, ${nearStates('u')} AS near FROM users u WHERE id = {:userId}`, {
    userId,
  })
  if (!person) return undefined
  return channelsOfPerson({ id: userId, ...person })
}

/** `near`: the states that the own city reaches, as `nearStates` reads them. */
export function channelsOfPerson({ id, role, state, near }: { id: string; role: string; state: string; near: string }): string[] {
  if (state === '') return [`user:${id}`]
  const reached = near === '' ? [] : near.split(',')
  const open = [`open:${state}`, ...reached.map((other) => `near:${state}:${other}`)]
  return [`user:${id}`, ...(isProviderRole(role) ? open : []), `cards:${state}`]
}

/** The shared channels that a collection's documents come through. */
const sharedOf: Record<string, readonly string[]> = { projects: ['open:', 'near:'], profiles: ['cards:'] }

/**
 * The own channel is always among them, so that every checkpoint names one: without any, documents were stored and the checkpoint was not. Rule
 * L5.
 */
export function channelsFor(collection: string, channels: readonly string[]): string[] {
  const followed = ['user:', ...(sharedOf[collection] ?? [])]
  return channels.filter((channel) => followed.some((kind) => channel.startsWith(kind)))
}
