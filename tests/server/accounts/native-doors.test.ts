import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { password } from '../../support/data/people'
import { call, quoted, type Row, sql } from '../../support/server/server-client'
import { serverWithMailbox } from '../support/server-with-mailbox'
import { signedIn } from '../support/session'

const TRUSTED = 'X-Forwarded-For'
const { server, mailbox } = serverWithMailbox({ environment: { TRUSTED_PROXY_HEADER: TRUSTED } })

let address = 0
/** Each time from another address of the network. */
async function asks(path: string, body: Row, token = '') {
  const answer = await call(server, 'POST', `/api/collections/${path}`, { token, body, headers: { [TRUSTED]: `198.51.100.${++address}` } })
  return { status: answer.status, body: answer.body }
}

/** A token as PocketBase signs those of its mails. */
async function nativeToken(id: string, type: 'verification' | 'emailChange', claims: Row): Promise<string> {
  const keyAndCollection = `SELECT u.tokenKey || (c.options ->> '$.${type}Token.secret') AS key, c.id FROM users u, _collections c WHERE u.id = ${quoted(id)} AND c.name = 'users'`
  const [row = {}] = await sql(server, keyAndCollection)
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ id, collectionId: row.id, type, exp: 4_000_000_000, ...claims })}`
  return `${signed}.${createHmac('sha256', String(row.key)).update(signed).digest('base64url')}`
}

const free = 'nova@canteiro.example'

test.each(['users', '_pb_users_auth_'])(
  "PocketBase's own sign-in, mails and confirmations are closed (%s): they would tell who has an account, or ask for less than ours",
  async (name) => {
    const [me, other] = [await signedIn(server, 'cliente'), await signedIn(server, 'cliente')]
    await sql(server, `UPDATE users SET verified = FALSE WHERE id = ${quoted(other.id)}`)
    const { email } = other.person
    for (const [request, status] of Object.entries({ 'request-password-reset': 400, 'request-verification': 204, 'request-email-change': 400 })) {
      const answer = await asks(`${name}/${request}`, { email, newEmail: email }, me.token)
      expect([request, answer.status]).toEqual([request, status])
      expect(await asks(`${name}/${request}`, { email: free, newEmail: free }, me.token)).toEqual(answer)
    }
    if (name !== 'users') expect((await asks(`${name}/auth-with-password`, { identity: me.person.email, password })).status).toBe(403)

    const rows = () => sql(server, `SELECT email, verified FROM users WHERE id = ${quoted(other.id)}`)
    const before = await rows()
    const links = { verification: { email }, emailChange: { email, newEmail: free } }
    expect((await asks(`${name}/confirm-verification`, { token: await nativeToken(other.id, 'verification', links.verification) })).status).toBe(400)
    const token = await nativeToken(other.id, 'emailChange', links.emailChange)
    expect((await asks(`${name}/confirm-email-change`, { token, password })).status).toBe(400)
    expect(await rows()).toEqual(before)
    // Ours takes the same token: it is a good one.
    expect((await call(server, 'POST', '/api/account/email/confirm', { body: { token, password } })).status).toBe(204)
    await sql(server, `DELETE FROM users WHERE id = ${quoted(other.id)}`)
    expect(mailbox.mails()).toEqual([])
  },
)
