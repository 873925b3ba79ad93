import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPocketBase, type TestServer } from '../support/pocketbase'
import { call, fieldOf, get, type Server, superToken } from './support/calls'

let server: TestServer
let behindProxy: TestServer

beforeAll(async () => {
  server = await startPocketBase({ environment: { SMTP_FROM: 'Obras <obras@canteiro.example>', SMTP_USER: 'user', SMTP_PASSWORD: 'secret' } })
  behindProxy = await startPocketBase({ environment: { TRUSTED_PROXY_HEADER: 'X-Forwarded-For' } })
})
afterAll(() => Promise.all([server.stop(), behindProxy.stop()]))

const signIn = ({ url, superuser: { email, password } }: Server, headers: Record<string, string> = {}) =>
  call({ url, superuser: { email, password } }, 'POST', '/api/collections/_superusers/auth-with-password', {
    body: { identity: email, password },
    headers,
  })

test('an operator signs in on the machine itself, not through a proxy that nobody told the server to trust', async () => {
  expect((await signIn(server)).status).toBe(200)
  for (const header of ['X-Forwarded-For', 'X-Real-IP', 'Forwarded']) expect((await signIn(server, { [header]: '203.0.113.9' })).status).toBe(403)
})

test('behind a trusted proxy the address is the one that it names', async () => {
  expect((await signIn(behindProxy, { 'X-Forwarded-For': '203.0.113.9' })).status).toBe(403)
  expect((await signIn(behindProxy, { 'X-Forwarded-For': '127.0.0.1' })).status).toBe(200)
})

test('the settings are those of the environment at every start', async () => {
  const settings = await get(server, '/api/settings', await superToken(server))
  expect(fieldOf(settings, 'meta')).toMatchObject({
    appName: 'Canteiro',
    appURL: server.url,
    senderName: 'Obras',
    senderAddress: 'obras@canteiro.example',
  })
  expect(fieldOf(settings, 'smtp')).toMatchObject({ enabled: true, host: '127.0.0.1', username: 'user', tls: false })
  expect(fieldOf(settings, 'rateLimits')).toMatchObject({ enabled: true })
  expect(fieldOf(settings, 'batch')).toMatchObject({ enabled: false })
  expect(fieldOf(settings, 'superuserIPs')).toEqual(['127.0.0.1', '::1'])
})
