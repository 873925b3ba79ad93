import { superToken } from '../../support/people'
import type { TestServer } from '../../support/pocketbase'

/** Every record of a collection that matches, as the server has it. */
export async function recordsOf(server: TestServer, collection: string, filter: string, sort = 'created_at'): Promise<Record<string, unknown>[]> {
  const query = new URLSearchParams({ filter, perPage: '200', sort })
  const page = await asOperator(server, 'GET', `/api/collections/${collection}/records?${query}`)
  return Array.isArray(page.items) ? page.items : []
}

/** Puts a record there as an operator would. */
export async function addRecord(server: TestServer, collection: string, record: object): Promise<void> {
  await asOperator(server, 'POST', `/api/collections/${collection}/records`, record)
}

export async function changeRecord(server: TestServer, collection: string, id: string, fields: object): Promise<void> {
  await asOperator(server, 'PATCH', `/api/collections/${collection}/records/${id}`, fields)
}

/** Sets the video of 'Como funciona', '' for none. */
export async function setVideo(server: TestServer, value: string): Promise<void> {
  const [setting] = await recordsOf(server, 'site_settings', 'key = "how_it_works_video_url"', '')
  const path = '/api/collections/site_settings/records'
  if (setting) await asOperator(server, 'PATCH', `${path}/${setting.id}`, { value })
  else await asOperator(server, 'POST', path, { key: 'how_it_works_video_url', value })
}

/** As that person would on another device: every session of theirs ends. */
export async function changePassword(server: TestServer, email: string, password: string): Promise<void> {
  const [user] = await recordsOf(server, 'users', `email = "${email}"`)
  await asOperator(server, 'PATCH', `/api/collections/users/records/${user?.id}`, { password, passwordConfirm: password })
}

async function asOperator(server: TestServer, method: string, path: string, body?: object): Promise<Record<string, unknown>> {
  const headers = { 'Content-Type': 'application/json', Authorization: await superToken(server) }
  const response = await fetch(server.url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json()
}
