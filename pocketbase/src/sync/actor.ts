import type { Actor } from '#domain/command'
import type { Role } from '#domain/documents'
import { rowsOf } from '../database'
import { Failure } from '../failure'
import type { Database } from '../pocketbase-api'

const roles: readonly Role[] = ['cliente', 'empresa', 'autonomo', 'admin']

/** Who gives a command, as the server knows them. */
export function actorOf(db: Database, id: string): Actor {
  const shape = { role: '', full_name: '', avatar: '', city: '', state: '' }
  const [person] = rowsOf(db, shape, 'SELECT role, full_name, avatar, city, state FROM users WHERE id = {:id}', { id })
  const role = roles.find((known) => known === person?.role)
  if (!person || !role) throw new Failure(410, 'account_removed')
  return { ...person, id, role }
}
