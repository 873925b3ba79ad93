import { beforeAll, expect, test } from 'vitest'
import { newId } from '#new-id'
import { password } from '../../support/data/people'
import { post, sql, superToken } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'
import { addPhoto, sendAvatar } from '../support/stage'
import { withPeople } from '../support/with-people'

const server = withServer()
const { ana } = withPeople(server, { ana: 'cliente' })

beforeAll(async () => {
  await superToken(server)
  // Every query of an account fails, as when the database cannot be opened.
  await sql(server, 'ALTER TABLE users RENAME TO users_away')
})

const pull = (token: string) => post(server, '/api/sync/pull', { token: '', seen: 0, collections: {} }, token)

test('a session that cannot be looked up is not said to have ended', async () => {
  expect(await pull(ana.token)).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(await pull(`Bearer ${ana.token}`)).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  const push = await post(server, '/api/sync/push', { token: '', seen: 0, commands: [] }, ana.token)
  expect(push).toMatchObject({ status: 503, body: { code: 'unavailable' } })
})

test('an upload under such a session is refused for now, not for good', async () => {
  const answers = [await addPhoto(server, ana.token, { id: newId(), project_id: newId(), position: '0' }), await sendAvatar(ana)]
  expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [503, { code: 'unavailable' }]))
})

/** As PocketBase makes that of a link, but for the signature, which is looked at once the account is found. */
function linkToken(): string {
  const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url')
  const claims = { id: ana.id, collectionId: '_pb_users_auth_', type: 'emailChange', email: ana.person.email, newEmail: 'ana@novo.example' }
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ ...claims, exp: 4_000_000_000 })}.${part({})}`
}
const follows = (token: string) => post(server, '/api/account/email/confirm', { token, password })

test("a link whose account cannot be looked up is not said to have expired, and one that is nobody's is", async () => {
  expect(await follows(linkToken())).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(await follows('bogus')).toMatchObject({ status: 400, body: { code: 'expired_link' } })
})

test('a token that is none, and no token, are still no session', async () => {
  expect([(await pull('bogus')).status, (await pull('a.b.c')).status, (await pull('')).status]).toEqual([401, 401, 401])
})

test('once accounts can be read again the session is good, and a token with another signature is not', async () => {
  await sql(server, 'ALTER TABLE users_away RENAME TO users')
  expect((await pull(ana.token)).status).toBe(200)
  expect((await pull(`${ana.token.slice(0, -4)}AAAA`)).status).toBe(401)
  expect(await follows(linkToken())).toMatchObject({ status: 400, body: { code: 'expired_link' } })
})
