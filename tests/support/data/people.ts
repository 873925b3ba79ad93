import type { Role } from '#domain/documents'
import { personSearch } from '#domain/projects/searched'
import { newId } from '#new-id'
import { createRecord, post, remove, type Server, textAt, tokenOf } from '../server/server-client'

export type Person = { id: string; token: string; role: Exclude<Role, 'admin'>; full_name: string; email: string }

export type Account = { id: string; email: string; password: string }

type Wanted = { id?: string; role: Person['role']; full_name: string; city?: string; state?: string }

export const password = 'canteiro123'

/** Signed in, by the superuser instead of sign-up. */
export async function createPerson(server: Server, { id = newId(), role, full_name, city = 'Campinas', state = 'SP' }: Wanted): Promise<Person> {
  const search = personSearch({ full_name, role, city, state, about: '', trades: [] })
  const { email } = await createAccount(server, { id, role, full_name, city, state, search, notify_scope: 'city', notify_email: true })
  const session = await post(server, '/api/collections/users/auth-with-password', { identity: email, password })
  return { id, token: textAt(session, 'token'), role, full_name, email }
}

/** By the console command. */
export const createAdministrator = (server: Server) => createAccount(server, { role: 'admin' })

/** Without the area's sign-in. */
export async function signedInAdministrator(server: Server): Promise<Account & { token: string }> {
  const account = await createAdministrator(server)
  return { ...account, token: await tokenOf(server, account.id) }
}

/** Confirmed unless `fields` say otherwise. */
export async function createAccount(
  server: Server,
  { id = newId(), ...fields }: { id?: string; role: Role; [field: string]: unknown },
): Promise<Account> {
  const email = `${id}@canteiro.example`
  const created_at = new Date().toISOString()
  await createRecord(server, 'users', { id, email, password, passwordConfirm: password, verified: true, created_at, ...fields })
  return { id, email, password }
}

export const removePerson = (server: Server, id: string): Promise<void> => remove(server, 'users', id)
