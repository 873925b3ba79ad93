import type { Actor } from '#domain/command'
import type { Role } from '#domain/documents'
import { rowsOf } from '../database'
import type { Database } from '../pocketbase-api'

const roles: readonly Role[] = ['cliente', 'empresa', 'autonomo', 'admin']

type Columns = Record<Exclude<keyof Actor, 'id'>, string>

/** Who gives a command, as the server knows them; nothing where the account is gone. */
export function actorOf(db: Database, id: string): Actor | undefined {
  const shape: Columns = { role: '', full_name: '', avatar: '', city: '', state: '' }
  const [person] = rowsOf(db, shape, 'SELECT role, full_name, avatar, city, state FROM users WHERE id = {:id}', { id })
  return person && actorFrom(id, person)
}

export function actorFrom(id: string, { role: stored, full_name, avatar, city, state }: Columns): Actor | undefined {
  const role = roles.find((known) => known === stored)
  return role && { id, role, full_name, avatar, city, state }
}
