import type { Role } from '#domain/documents'
import { personSearch } from '#domain/fold'
import { newId } from '#new-id'
import type { TestServer } from './pocketbase'

export type Person = {
  id: string
  token: string
  role: Exclude<Role, 'admin'>
  full_name: string
  email: string
}

type Wanted = { id?: string; role: Person['role']; full_name: string; city?: string; state?: string }

const PASSWORD = 'canteiro123'
const superTokens = new Map<string, string>()

/** A verified person who has signed in, made by the superuser: what sign-up does is another test's matter. */
export async function createPerson(server: Server, { id = newId(), role, full_name, city = 'Campinas', state = 'SP' }: Wanted): Promise<Person> {
  const email = `${id}@canteiro.example`
  await asSuperuser(server, '/api/collections/users/records', {
    id,
    email,
    password: PASSWORD,
    passwordConfirm: PASSWORD,
    verified: true,
    role,
    full_name,
    city,
    state,
    search: personSearch({ full_name, role, city }),
    notify_scope: 'city',
    notify_email: true,
    created_at: new Date().toISOString(),
  })
  const { token } = await post(server.url, '/api/collections/users/auth-with-password', { identity: email, password: PASSWORD })
  return { id, token: String(token), role, full_name, email }
}

type Server = Pick<TestServer, 'url' | 'superuser'>

/** Deletes an account the way PocketBase does, with everything that hangs on it. */
export const removePerson = (server: Server, id: string): Promise<void> => removeRecord(server, 'users', id)

export async function removeRecord(server: Server, collection: string, id: string): Promise<void> {
  const response = await fetch(`${server.url}/api/collections/${collection}/records/${id}`, {
    method: 'DELETE',
    headers: { Authorization: await superToken(server) },
  })
  if (!response.ok) throw new Error(`A record of ${collection} could not be deleted: ${response.status}`)
}

const asSuperuser = async (server: Server, path: string, body: unknown): Promise<unknown> => post(server.url, path, body, await superToken(server))

export async function superToken(server: Server): Promise<string> {
  let token = superTokens.get(server.url)
  if (!token) {
    const { email, password } = server.superuser
    token = String((await post(server.url, '/api/collections/_superusers/auth-with-password', { identity: email, password })).token)
    superTokens.set(server.url, token)
  }
  return token
}

async function post(url: string, path: string, body: unknown, token = ''): Promise<Record<string, unknown>> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: token },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}
