import { afterEach, describe, expect, test } from 'vitest'
import { createAdministrator, createPerson, password } from '../../support/data/people'
import { tokenIn } from '../../support/server/mail-catcher'
import { type Answer, call, post, quoted, remove, type Server, sql, textAt } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'
import { serverWithMailbox } from '../support/server-with-mailbox'
import { signedIn } from '../support/session'

const EIGHT_HOURS = 8 * 60 * 60
const { server, mailbox } = serverWithMailbox()

const signIn = (at: Server, email: unknown, given: unknown = password): Promise<Answer> => post(at, '/api/admin/sign-in', { email, password: given })

const setVideo = (at: Server, token: string): Promise<Answer> =>
  call(at, 'PUT', '/api/admin/settings/how_it_works_video_url', { token, body: { value: '' } })

const claimsOf = (token: string) => JSON.parse(atob(token.split('.')[1] ?? ''))

describe('an administrator', () => {
  test('[PRODUCT 2] gets a token of eight hours that nothing renews, and nothing else', async () => {
    const { id, email } = await createAdministrator(server)
    const before = Date.now() / 1000
    const answer = await signIn(server, ` ${email.toUpperCase()} `)
    expect(answer).toMatchObject({ status: 200, body: { token: expect.any(String) } })
    expect(Object.keys(answer.body as object)).toEqual(['token'])
    const token = textAt(answer, 'token')
    const { exp, ...claims } = claimsOf(token)
    expect(claims).toMatchObject({ id, type: 'auth', refreshable: false })
    expect(exp - before).toBeGreaterThan(EIGHT_HOURS - 5)
    expect(exp - Date.now() / 1000).toBeLessThanOrEqual(EIGHT_HOURS)
    expect((await post(server, '/api/collections/users/auth-refresh', {}, token)).status).toBe(403)
    expect((await setVideo(server, token)).status).toBe(204)
  })

  test('is out at once when the password changes or the account goes', async () => {
    const [first, second] = [await createAdministrator(server), await createAdministrator(server)]
    const [changed, gone] = [textAt(await signIn(server, first.email), 'token'), textAt(await signIn(server, second.email), 'token')]
    await sql(server, `UPDATE users SET tokenKey = ${quoted('k'.repeat(40))} WHERE id = ${quoted(first.id)}`)
    await remove(server, 'users', second.id)
    expect(await setVideo(server, changed)).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
    expect(await setVideo(server, gone)).toMatchObject({ status: 410, body: { code: 'account_removed' } })
  })

  test('has no password that a mail could set: none goes, and a link that is under way opens nothing', async () => {
    const { id, email } = await createAdministrator(server)
    expect(await post(server, '/api/account/password-reset', { email })).toMatchObject({ status: 204, body: '' })
    // As for somebody who became an administrator after they had asked.
    const earlier = await createPerson(server, { role: 'cliente', full_name: 'Ana Lima' })
    expect((await post(server, '/api/account/password-reset', { email: earlier.email })).status).toBe(204)
    const link = await mailbox.waitFor((mail) => mail.to.includes(earlier.email))
    await sql(server, `UPDATE users SET role = 'admin' WHERE id = ${quoted(earlier.id)}`)
    const another = 'outra-senha'
    const body = { token: tokenIn(link), password: another, passwordConfirm: another }
    expect((await post(server, '/api/collections/users/confirm-password-reset', body)).status).toBe(400)
    expect((await signIn(server, earlier.email, another)).status).toBe(400)
    expect(mailbox.mails().filter((mail) => mail.to.includes(email))).toEqual([])
    expect(await sql(server, `SELECT 1 FROM mail_queue WHERE user_id = ${quoted(id)}`)).toEqual([])
  })
})

describe('refuses everyone else', () => {
  test.each(['cliente', 'empresa', 'autonomo'] as const)('%s with the right password', async (role) => {
    const { person } = await signedIn(server, role)
    expect(await signIn(server, person.email)).toMatchObject({ status: 400, body: { code: 'wrong_credentials' } })
  })

  test('an operator, or a token of one', async () => {
    const { email, password: secret } = server.superuser
    expect(await signIn(server, email, secret)).toMatchObject({ status: 400, body: { code: 'wrong_credentials' } })
    const token = textAt(await post(server, '/api/collections/_superusers/auth-with-password', { identity: email, password: secret }), 'token')
    expect(await setVideo(server, token)).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
  })

  test.each([[{}], [{ email: 'a@b.example' }], [{ email: 'a@b.example', password: 7 }], [{ email: '', password: '' }], [[]], ['x']])(
    'a body that makes no sense: %j',
    async (body) => {
      expect(await post(server, '/api/admin/sign-in', body)).toMatchObject({ status: 400, body: { code: 'malformed' } })
    },
  )
})

describe('limits, as in production', () => {
  const strict = withServer({ rateLimits: 'real' })
  afterEach(() => strict.restart())

  const statuses = async (times: number, email: string, given?: string): Promise<number[]> => {
    const answers: number[] = []
    for (let time = 0; time < times; time++) answers.push((await signIn(strict, email, given)).status)
    return answers
  }
  const refused = (times: number) => Array.from({ length: times }, () => 400)

  test('ten failures in a quarter of an hour lock an address, also one without an account; a right password does not unlock it', async () => {
    const { email } = await createAdministrator(strict)
    for (const address of ['ninguem@canteiro.example', email]) {
      expect(await statuses(11, address, 'errada')).toEqual([...refused(10), 429])
    }
    expect(await signIn(strict, email)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  })
})
