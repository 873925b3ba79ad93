import { beforeAll, expect, test } from 'vitest'
import { newId } from '#new-id'
import { productionSettings } from '../../../pocketbase/tasks/settings'
import { quoted, sql, startOf } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'
import { picture } from '../support/stage'
import { withPeople } from '../support/with-people'

const desktop = 'app://canteiro'
const foreign = 'https://evil.example'
const environment = {
  PUBLIC_URL: 'https://canteiro.example',
  SMTP_HOST: 'smtp.canteiro.example',
  SMTP_FROM: 'nao-responda@canteiro.example',
  TRUSTED_PROXY_HEADER: 'none',
}

const server = withServer({ origins: productionSettings(environment).origins })
const { ana } = withPeople(server, { ana: 'cliente' })
let project: string
beforeAll(async () => {
  project = await ana.publishes()
  await sendAvatar(desktop)
})

/** Asks as a page of that origin does; what streams is not waited for. */
async function ask(origin: string, method: string, path: string, { headers = {}, body }: { headers?: Record<string, string>; body?: FormData } = {}) {
  const stop = new AbortController()
  const response = await fetch(server.url + path, { method, headers: { Origin: origin, ...headers }, ...(body && { body }), signal: stop.signal })
  if (path.startsWith('/api/realtime')) stop.abort()
  else await response.arrayBuffer()
  return response
}

const uploading = async () => ({ Authorization: ana.token, 'X-Canteiro-Start': await startOf(server) })

async function sendAvatar(origin: string) {
  const body = new FormData()
  body.set('avatar', picture(), `${newId()}.png`)
  return ask(origin, 'PATCH', `/api/collections/users/records/${ana.id}`, { headers: await uploading(), body })
}

async function sendPhoto(origin: string) {
  const body = new FormData()
  for (const [name, value] of Object.entries({ id: newId(), project_id: project, position: '0' })) body.set(name, value)
  body.set('file', picture(), 'foto.png')
  body.set('thumb', picture(), 'foto-pequena.png')
  return ask(origin, 'POST', '/api/collections/project_images/records', { headers: await uploading(), body })
}

async function fetchAvatar(origin: string) {
  const [row] = await sql(server, `SELECT avatar FROM users WHERE id = ${quoted(ana.id)}`)
  return ask(origin, 'GET', `/api/files/users/${ana.id}/${row?.avatar}`)
}

const preflight = (origin: string) =>
  ask(origin, 'OPTIONS', '/api/collections/project_images/records', {
    headers: { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'authorization,x-canteiro-start' },
  })

const requests: [string, number, (origin: string) => Promise<Response>][] = [
  ['a preflight', 204, preflight],
  ['a question', 200, (origin) => ask(origin, 'GET', '/api/health')],
  ['a file', 200, fetchAvatar],
  ['the realtime stream', 200, (origin) => ask(origin, 'GET', '/api/realtime')],
  ['an upload of an avatar', 200, sendAvatar],
  ['an upload of a photo', 200, sendPhoto],
]

test.each(requests)('the desktop app is allowed %s', async (_name, status, send) => {
  const answer = await send(desktop)
  expect(answer.status).toBe(status)
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(desktop)
})

test.each(requests)('a page of another site is allowed not even %s', async (_name, _status, send) => {
  expect((await send(foreign)).headers.get('Access-Control-Allow-Origin')).toBeNull()
})

test('the preflight allows the headers that an upload carries', async () => {
  const allowed = (await preflight(desktop)).headers
  expect(allowed.get('Access-Control-Allow-Methods')).toContain('POST')
  expect(allowed.get('Access-Control-Allow-Headers')?.toLowerCase()).toContain('x-canteiro-start')
})

test.each([
  ['an avatar', sendAvatar],
  ['a photo', sendPhoto],
])("[F7] the desktop app can read the feed's end in the answer to %s", async (_name, send) => {
  const { headers } = await send(desktop)
  expect(Number(headers.get('X-Canteiro-End'))).toBeGreaterThan(0)
  expect(headers.get('Access-Control-Expose-Headers')).toBe('X-Canteiro-End')
})
