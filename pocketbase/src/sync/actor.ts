import type { Actor } from '#domain/command'
import type { Role } from '#domain/documents'
import { rowsOf } from '../database'
import type { Database } from '../pocketbase-api'

const roles: readonly Role[] = ['cliente', 'empresa', 'autonomo', 'admin']

/** Who gives a command, as the server knows them; nothing where the account is gone. */
export function actorOf(db: Database, id: string): Actor | undefined {
  const shape = { role: '', full_name: '', avatar: '', city: '', state: '' }
  const [person] = rowsOf(db, shape, 'SELECT role, full_name, avatar, city, state FROM users WHERE id = {:id}', { id })
  const role = roles.find((known) => known === person?.role)
  return person && role && { ...person, id, role }
}
