import type { TestServer } from '../../support/pocketbase'

/** Every record of a collection that matches, as the server has it. */
export async function recordsOf(server: TestServer, collection: string, filter: string): Promise<Record<string, unknown>[]> {
  const query = new URLSearchParams({ filter, perPage: '200', sort: 'created_at' })
  const page = await ask(`${server.url}/api/collections/${collection}/records?${query}`, { headers: { Authorization: await tokenOf(server) } })
  return Array.isArray(page.items) ? page.items : []
}

/** Puts a record there as an operator would. */
export async function addRecord(server: TestServer, collection: string, record: object): Promise<void> {
  await ask(`${server.url}/api/collections/${collection}/records`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: await tokenOf(server) },
    body: JSON.stringify(record),
  })
}

async function tokenOf({ url, superuser }: TestServer): Promise<string> {
  const { token } = await ask(`${url}/api/collections/_superusers/auth-with-password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ identity: superuser.email, password: superuser.password }),
  })
  return String(token)
}

async function ask(address: string, request: RequestInit): Promise<Record<string, unknown>> {
  const response = await fetch(address, request)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.json()
}
