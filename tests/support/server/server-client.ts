import type { TestServer } from './pocketbase'

export type Server = Pick<TestServer, 'url' | 'superuser'>
export type Answer = { status: number; body: unknown; headers: Headers }

type Asked = { token?: string; body?: unknown; headers?: Record<string, string> }

/** JSON, or a form with the server's start, as an upload has (rule F7). */
export async function call(server: Server, method: string, path: string, { token = '', body, headers = {} }: Asked = {}): Promise<Answer> {
  const isForm = body instanceof FormData
  const start: Record<string, string> = isForm ? { 'X-Canteiro-Start': await startOf(server) } : {}
  const response = await fetch(server.url + path, {
    method,
    headers: {
      ...(token && { Authorization: token }),
      ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
      ...start,
      ...headers,
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  })
  return { status: response.status, body: parsed(await response.text()), headers: response.headers }
}

export const post = (server: Server, path: string, body: unknown, token = ''): Promise<Answer> => call(server, 'POST', path, { token, body })
export const get = (server: Server, path: string, token = ''): Promise<Answer> => call(server, 'GET', path, { token })

const superTokens = new Map<string, Promise<string>>()

export function superToken(server: Server): Promise<string> {
  const known = superTokens.get(server.url) ?? signInAsSuperuser(server)
  superTokens.set(server.url, known)
  return known
}

async function signInAsSuperuser(server: Server): Promise<string> {
  const { email: identity, password } = server.superuser
  return textAt(await post(server, '/api/collections/_superusers/auth-with-password', { identity, password }), 'token')
}

export type Row = Record<string, unknown>

/** Past every rule. */
export async function sql(server: Server, query: string): Promise<Row[]> {
  const answer = await post(server, '/api/sql', { query }, await superToken(server))
  const result = answer.body as { columns: { name: string }[]; rows: unknown[][] }
  if (answer.status !== 200) throw new Error(`${query}: ${JSON.stringify(answer.body)}`)
  return result.rows.map((row) => Object.fromEntries(result.columns.map(({ name }, i) => [name, row[i]])))
}

/** For uploads. Rule F7. */
export const startOf = async (server: Server): Promise<string> =>
  String((await sql(server, 'SELECT token FROM sync_starts WHERE rowid = (SELECT max(rowid) FROM sync_starts)'))[0]?.token)

export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

export async function tokenOf(server: Server, id: string): Promise<string> {
  return textAt(
    await call(server, 'POST', `/api/collections/users/impersonate/${id}`, { token: await superToken(server), body: { duration: 86_400 } }),
    'token',
  )
}

/** PocketBase's deletion, with its cascade. */
export async function remove(server: Server, collection: string, id: string): Promise<void> {
  const answer = await call(server, 'DELETE', `/api/collections/${collection}/records/${id}`, { token: await superToken(server) })
  if (answer.status !== 204) throw new Error(`${collection}/${id} was not deleted: ${JSON.stringify(answer.body)}`)
}

/** Past every rule, within the fields' bounds. */
export async function createRecord(server: Server, collection: string, record: object): Promise<void> {
  const answer = await post(server, `/api/collections/${collection}/records`, record, await superToken(server))
  if (answer.status !== 200) throw new Error(`${collection}: ${JSON.stringify(answer.body)}`)
}

export async function changeRecord(server: Server, collection: string, id: string, fields: object): Promise<void> {
  const path = `/api/collections/${collection}/records/${id}`
  const answer = await call(server, 'PATCH', path, { token: await superToken(server), body: fields })
  if (answer.status !== 200) throw new Error(`${collection}/${id}: ${JSON.stringify(answer.body)}`)
}

/** 200 at most. */
export async function recordsOf(server: Server, collection: string, filter: string, sort = 'created_at'): Promise<Row[]> {
  const query = new URLSearchParams({ filter, perPage: '200', sort })
  const answer = await get(server, `/api/collections/${collection}/records?${query}`, await superToken(server))
  if (answer.status !== 200) throw new Error(`${collection}, ${filter}: ${JSON.stringify(answer.body)}`)
  const items = fieldOf(answer, 'items')
  return Array.isArray(items) ? items : []
}

/** By title: other tests may publish under it too. */
export const projectsOf = (server: Server, { email }: { email: string }, title: string): Promise<Row[]> =>
  recordsOf(server, 'projects', `client_id.email = "${email}" && title = "${title}"`)

/** Runs a scheduled job now. */
export async function runJob(server: Server, name: string): Promise<void> {
  const answer = await call(server, 'POST', `/api/crons/${name}`, { token: await superToken(server) })
  if (answer.status !== 204) throw new Error(`${name}: ${answer.status}`)
}

export function fieldOf(answer: Answer, name: string): unknown {
  return answer.body !== null && typeof answer.body === 'object' ? new Map<string, unknown>(Object.entries(answer.body)).get(name) : undefined
}

export function textAt(answer: Answer, name: string): string {
  const value = fieldOf(answer, name)
  if (typeof value !== 'string') throw new Error(`no ${name} in ${answer.status} ${JSON.stringify(answer.body)}`)
  return value
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
