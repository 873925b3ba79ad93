import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminAccount } from '../../pocketbase/tasks/admin-account'
import { builtServer } from '../support/built-server'
import { startPocketBase, type TestServer } from '../support/pocketbase'

const email = 'admin@canteiro.example'
let server: TestServer
let program: string

beforeAll(async () => {
  server = await startPocketBase()
  program = (await builtServer()).program
})

afterAll(() => server.stop())

test('while the server runs, an administrator is made once, given a new password, listed and removed', async () => {
  const made = await adminAccount(program, server.dataDir, 'create', 'Admin@canteiro.example')
  expect(made).toEqual({ ok: true, password: expect.stringMatching(/^\w{20}$/) })
  expect(await adminAccount(program, server.dataDir, 'create', email)).toEqual({ ok: false, code: 'taken' })
  expect(await accounts()).toEqual([expect.objectContaining({ email, role: 'admin', verified: true })])

  expect(await adminAccount(program, server.dataDir, 'reset', email, 'chosen-password')).toEqual({ ok: true, password: 'chosen-password' })
  const renewed = await adminAccount(program, server.dataDir, 'reset', email)
  expect(renewed).toEqual({ ok: true, password: expect.stringMatching(/^\w{20}$/) })
  expect(renewed).not.toEqual(made)
  expect(await adminAccount(program, server.dataDir, 'list')).toEqual({ ok: true, emails: [email] })

  expect(await adminAccount(program, server.dataDir, 'remove', email)).toEqual({ ok: true })
  expect(await accounts()).toEqual([])
  expect(await adminAccount(program, server.dataDir, 'remove', email)).toEqual({ ok: false, code: 'missing' })
})

test('what PocketBase refuses is said with its reason', async () => {
  expect(await adminAccount(program, server.dataDir, 'create', 'no-address')).toEqual({
    ok: false,
    code: 'failed',
    reason: expect.stringContaining('email'),
  })
})

/** All accounts, as the running server sees them. */
async function accounts(): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  const { email: identity, password } = server.superuser
  const signIn = { method: 'POST', headers, body: JSON.stringify({ identity, password }) }
  const { token } = await (await fetch(`${server.url}/api/collections/_superusers/auth-with-password`, signIn)).json()
  const answer = await fetch(`${server.url}/api/collections/users/records`, { headers: { authorization: token } })
  return (await answer.json()).items
}
