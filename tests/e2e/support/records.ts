import type { TestServer } from '../../support/pocketbase'

/** Every record of a collection that matches, as the server has it. */
export async function recordsOf({ url, superuser }: TestServer, collection: string, filter: string): Promise<Record<string, unknown>[]> {
  const token = await ask(`${url}/api/collections/_superusers/auth-with-password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ identity: superuser.email, password: superuser.password }),
  })
  const query = new URLSearchParams({ filter, perPage: '200', sort: 'created_at' })
  const page = await ask(`${url}/api/collections/${collection}/records?${query}`, { headers: { Authorization: String(token.token) } })
  return Array.isArray(page.items) ? page.items : []
}

async function ask(address: string, request: RequestInit): Promise<Record<string, unknown>> {
  const response = await fetch(address, request)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.json()
}
