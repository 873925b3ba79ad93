import { expect, test } from 'vitest'
import { serverWithMailbox } from '../../../server/support/server-with-mailbox'
import { call, fieldOf, get, post, type Server, superToken } from '../../../support/server/server-client'
import { withServer } from '../../../support/server/with-server'

const server = withServer({ environment: { SMTP_FROM: 'Obras <obras@canteiro.example>', SMTP_USER: 'user', SMTP_PASSWORD: 'secret' } })
const behindProxy = withServer({ environment: { TRUSTED_PROXY_HEADER: 'X-Client, X-Forwarded-For' } })
/** As in production, while no operator is at work. */
const { server: closed, mailbox } = serverWithMailbox({ environment: { OPERATOR_ACCESS: '', TRUSTED_PROXY_HEADER: 'none' } })

const signIn = (at: Server, headers: Record<string, string> = {}) => {
  const body = { identity: at.superuser.email, password: at.superuser.password }
  return call(at, 'POST', '/api/collections/_superusers/auth-with-password', { body, headers })
}

test('a superuser signs in from the machine itself, not through a proxy that the server was not told to trust', async () => {
  expect((await signIn(server)).status).toBe(200)
  for (const header of ['X-Forwarded-For', 'X-Real-IP', 'Forwarded']) expect((await signIn(server, { [header]: '203.0.113.9' })).status).toBe(403)
})

test('behind a trusted proxy the address is the one that it names', async () => {
  expect((await signIn(behindProxy, { 'X-Forwarded-For': '203.0.113.9' })).status).toBe(403)
  expect((await signIn(behindProxy, { 'X-Forwarded-For': '127.0.0.1' })).status).toBe(200)
})

test('without OPERATOR_ACCESS no operator signs in, from anywhere, and a token from before is refused', async () => {
  const token = await superToken(closed).catch(() => '')
  expect(token).toBe('')
  expect((await signIn(closed)).status).toBe(403)
  expect((await signIn(closed, { 'X-Forwarded-For': '0.0.0.0' })).status).toBe(403)
  const before = await superToken(server)
  expect((await call(server, 'GET', '/api/settings', { token: before })).status).toBe(200)
  expect((await call(closed, 'GET', '/api/settings', { token: before })).status).toBe(403)
})

test('without OPERATOR_ACCESS there is no dashboard', async () => {
  expect((await get(server, '/_/')).body).toContain('<!')
  for (const path of ['/_/', '/_/?installer#/x', '/_', '/_/index.html']) expect((await get(closed, path)).status).toBe(404)
})

test.each(['_superusers', '_SUPERUSERS', 'pbc_3142635823'])('no mail opens an account of %s, and the answer tells nothing', async (collection) => {
  const ask = (email: string) => post(closed, `/api/collections/${collection}/request-password-reset`, { email })
  expect(await ask(closed.superuser.email)).toMatchObject({ status: 204, body: '' })
  expect(await ask('ninguem@canteiro.example')).toMatchObject({ status: 204, body: '' })
  // A mail that is asked for later arrives, and before it none.
  const email = `${collection.toLowerCase()}@canteiro.example`
  await post(closed, '/api/sign-up', { role: 'cliente', full_name: 'Ana Lima', email, password: 'segredo1', proof: 'a'.repeat(64) })
  await mailbox.waitFor(({ to }) => to.includes(email))
  expect(mailbox.mails().filter(({ to }) => to.includes(closed.superuser.email))).toEqual([])
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
  expect(fieldOf(settings, 'logs')).toMatchObject({ minLevel: 8, maxDays: 3 })
})
