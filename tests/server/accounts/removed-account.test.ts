import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { newId } from '#new-id'
import { signedInAdministrator } from '../../support/data/people'
import { call, get, quoted, remove, runJob, sql, superToken, textAt } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'
import { type Session, signedIn } from '../support/session'

const server = withServer()

/** Through a device's door and a page's. */
async function heardBy(token: string): Promise<unknown[]> {
  const pulled = await call(server, 'POST', '/api/sync/pull', { token, body: { token: '', seen: 0, collections: {} } })
  const read = await get(server, '/api/presence', token)
  return [pulled, read].map(({ status, body }) => [status, body])
}

const gone = [410, { code: 'account_removed' }]
const unknown = [401, { code: 'unauthorized' }]
const both = (answer: unknown[]) => [answer, answer]

/** A session that the server itself made, which runs out after a second. */
async function shortSession({ id }: Session): Promise<string> {
  const asked = { token: await superToken(server), body: { duration: 1 } }
  return textAt(await call(server, 'POST', `/api/collections/users/impersonate/${id}`, asked), 'token')
}

const base64url = (value: object | string): string => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')
const claimsOf = (id: string) => ({ id, type: 'auth', collectionId: '_pb_users_auth_', refreshable: true, exp: Math.floor(Date.now() / 1000) + 3600 })

/** A forged token: anyone can make one. */
function selfMade(id: string, { alg = 'HS256', key = 'a guess', claims = {} } = {}): string {
  const signed = `${base64url({ alg, typ: 'JWT' })}.${base64url({ ...claimsOf(id), ...claims })}`
  return `${signed}.${alg === 'none' ? '' : createHmac('sha256', key).update(signed).digest('base64url')}`
}

async function forgetOldChanges(): Promise<void> {
  const [{ end } = { end: 0 }] = await sql(server, "SELECT seq AS end FROM sqlite_sequence WHERE name = 'sync_changes'")
  await sql(server, `INSERT OR REPLACE INTO sync_days (day, seq) VALUES (${Math.floor(Date.now() / 86_400_000) - 91}, ${end})`)
  await runJob(server, 'forget-old-changes')
  await expect.poll(() => sql(server, 'SELECT 1 FROM sync_changes WHERE removed = 1')).toEqual([])
}

describe('[A1a] an account that was deleted', () => {
  test('[A1a] tells each of its sessions so', async () => {
    const leaving = await signedIn(server, 'cliente')
    const admin = await signedInAdministrator(server)
    expect(await heardBy(leaving.token)).not.toContainEqual(gone)
    await remove(server, 'users', leaving.id)
    await remove(server, 'users', admin.id)
    expect(await heardBy(leaving.token)).toEqual(both(gone))
    expect(await heardBy(admin.token)).toEqual(both(gone))
  })

  test('[A1a] tells a session that has run out, more than 90 days later too', async () => {
    const leaving = await signedIn(server, 'cliente')
    const token = await shortSession(leaving)
    await expect.poll(() => heardBy(token)).toEqual(both(unknown))
    await remove(server, 'users', leaving.id)
    expect(await heardBy(token)).toEqual(both(gone))
    await forgetOldChanges()
    expect(await heardBy(token)).toEqual(both(gone))
  })

  test('[A1a] tells a session that a new password had ended', async () => {
    const leaving = await signedIn(server, 'cliente')
    expect((await leaving.changesPassword('novasenha')).status).toBe(200)
    expect(await heardBy(leaving.token)).toEqual(both(unknown))
    await remove(server, 'users', leaving.id)
    expect(await heardBy(leaving.token)).toEqual(both(gone))
  })

  test('[A1a] tells nothing to a token that it did not sign: the answer is that of an account that never was', async () => {
    const [leaving, other] = [await signedIn(server, 'cliente'), await signedIn(server, 'cliente')]
    const [key] = await sql(server, `SELECT tokenKey FROM users WHERE id = ${quoted(leaving.id)}`)
    const file = textAt(await call(server, 'POST', '/api/files/token', { token: leaving.token }), 'token')
    await remove(server, 'users', leaving.id)
    const [header = '', payload = '', signature = ''] = leaving.token.split('.')
    const [, , others = ''] = other.token.split('.')
    const tokens = [
      ...[selfMade(leaving.id), selfMade(leaving.id, { alg: 'none' }), selfMade(leaving.id, { key: '' })],
      selfMade(leaving.id, { key: String(key?.tokenKey) }),
      selfMade(leaving.id, { claims: { exp: 1 } }),
      ...[`${header}.${payload}.${others}`, `${header}.${payload}.`, `${header}.${payload}`, `${header}.${payload}.${signature.slice(0, -4)}`],
      ...[`${header}.${payload}.${signature}é`, `${header}.${base64url(claimsOf(leaving.id))}.${signature}`, `.${payload}.${signature}`],
      ...[
        file,
        `${header}.${base64url('{')}.${signature}`,
        `${header}.${base64url('null')}.${signature}`,
        `${'x'.repeat(2_000)}.${payload}.${signature}`,
      ],
    ]
    for (const token of tokens) expect([token, await heardBy(token)]).toEqual([token, both(unknown)])
    expect(await heardBy(selfMade(newId()))).toEqual(both(unknown))
    expect(await heardBy(leaving.token)).toEqual(both(gone))
  })

  test('[A1a] left no key in a database that was put back: then any token that names it hears so', async () => {
    const id = newId()
    await sql(server, `INSERT INTO ended_keys (user_id, token_key) VALUES (${quoted(id)}, '')`)
    expect(await heardBy(selfMade(id))).toEqual(both(gone))
  })
})
