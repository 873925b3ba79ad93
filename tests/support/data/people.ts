import type { Role } from '#domain/documents'
import { personSearch } from '#domain/values/fold'
import { newId } from '#new-id'
import { createRecord, post, remove, type Server, textAt, tokenOf } from '../server/server-client'

export type Person = { id: string; token: string; role: Exclude<Role, 'admin'>; full_name: string; email: string }

export type Account = { id: string; email: string; password: string }

type Wanted = { id?: string; role: Person['role']; full_name: string; city?: string; state?: string }

/** The password of every account that tests make. */
export const password = 'canteiro123'

/** A verified person who has signed in, made by the superuser: what sign-up does is another test's matter. */
export async function createPerson(server: Server, { id = newId(), role, full_name, city = 'Campinas', state = 'SP' }: Wanted): Promise<Person> {
  const search = personSearch({ full_name, role, city, state, about: '' })
  const { email } = await createAccount(server, { id, role, full_name, city, state, search, notify_scope: 'city', notify_email: true })
  const session = await post(server, '/api/collections/users/auth-with-password', { identity: email, password })
  return { id, token: textAt(session, 'token'), role, full_name, email }
}

/** An administrator, as the console command makes one. */
export const createAdministrator = (server: Server) => createAccount(server, { role: 'admin' })

/** An administrator with a session, opened without the sign-in of their area. */
export async function signedInAdministrator(server: Server): Promise<Account & { token: string }> {
  const account = await createAdministrator(server)
  return { ...account, token: await tokenOf(server, account.id) }
}

/** An account without a session; confirmed where `fields` do not say otherwise. */
export async function createAccount(
  server: Server,
  { id = newId(), ...fields }: { id?: string; role: Role; [field: string]: unknown },
): Promise<Account> {
  const email = `${id}@canteiro.example`
  const created_at = new Date().toISOString()
  await createRecord(server, 'users', { id, email, password, passwordConfirm: password, verified: true, created_at, ...fields })
  return { id, email, password }
}

/** Deletes an account the way PocketBase does, with everything that hangs on it. */
export const removePerson = (server: Server, id: string): Promise<void> => remove(server, 'users', id)
