import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Session, signedIn } from '../../server/support/session'
import { picture } from '../../server/support/stage'
import { type MailCatcher, startMailCatcher, tokenIn } from '../../support/mail-catcher'
import { password } from '../../support/people'
import { startPocketBase, type TestServer } from '../../support/pocketbase'
import { type Answer, call, post, quoted, sql } from '../../support/server-client'

let mailbox: MailCatcher
let server: TestServer

beforeAll(async () => {
  mailbox = await startMailCatcher()
  server = await startPocketBase({ mailbox })
  // The superuser's session is there before a save is to be overtaken.
  await sql(server, 'SELECT 1')
})
afterAll(async () => {
  await server.stop()
  await mailbox.close()
})

/** Where the lock is not taken by then, on a very slow machine, nothing is overtaken and the test passes. */
const LOCK_TAKEN_MS = 500
const tokenMailedTo = async (email: string, subject: string): Promise<string> => {
  const mail = await mailbox.waitFor((mail) => mail.to.includes(email) && mail.subject.includes(subject))
  return tokenIn(mail)
}

/** What PocketBase saves of an account, each with what it needs first. */
const saves: [string, (person: Session) => Promise<() => Promise<Answer>>][] = [
  [
    'a new avatar',
    async ({ id, token }) => {
      const body = new FormData()
      body.set('avatar', picture(), 'eu.png')
      return () => call(server, 'PATCH', `/api/collections/users/records/${id}`, { token, body })
    },
  ],
  [
    'a new password',
    async ({ id, token }) => {
      const body = { oldPassword: password, password: 'novasenha', passwordConfirm: 'novasenha' }
      return () => call(server, 'PATCH', `/api/collections/users/records/${id}`, { token, body })
    },
  ],
  [
    'a password that was reset',
    async ({ person: { email } }) => {
      await post(server, '/api/account/password-reset', { email })
      const body = { token: await tokenMailedTo(email, 'senha'), password: 'novasenha', passwordConfirm: 'novasenha' }
      return () => post(server, '/api/collections/users/confirm-password-reset', body)
    },
  ],
  [
    'a new e-mail address',
    async ({ id, token }) => {
      const email = `novo-${id}@canteiro.example`
      await post(server, '/api/account/email', { email, password }, token)
      const body = { token: await tokenMailedTo(email, ''), password }
      return () => post(server, '/api/account/email/confirm', body)
    },
  ],
]

/** Holds the server's one write lock for a while, and then has changed the account. */
const changeSlowly = (id: string, column: string, value: string) =>
  sql(
    server,
    `UPDATE users SET ${column} = ${quoted(value)} || substr((WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 2000000)
      SELECT count(*) FROM n), 1, 0) WHERE id = ${quoted(id)}`,
  )

test.for(saves)('%s overwrites nothing that was accepted while it was being saved', async ([, prepare]) => {
  const person = await signedIn(server, 'empresa')
  const save = await prepare(person)
  const renamed = changeSlowly(person.id, 'full_name', 'Nome Novo')
  await pause(LOCK_TAKEN_MS)
  expect((await save()).status).toBeLessThan(300)
  await renamed
  expect(await sql(server, `SELECT full_name FROM users WHERE id = ${quoted(person.id)}`)).toEqual([{ full_name: 'Nome Novo' }])
})

test('a link whose address got an account while the password was looked at makes none, and says so', async () => {
  const email = 'bruna@canteiro.example'
  const other = await signedIn(server, 'cliente')
  await post(server, '/api/sign-up', { role: 'cliente', full_name: 'Bruna', email, password, proof: 'a'.repeat(64) })
  const token = await tokenMailedTo(email, 'Confirme')
  const changed = changeSlowly(other.id, 'email', email)
  await pause(LOCK_TAKEN_MS)
  expect(await post(server, '/api/account/confirm', { token, password })).toMatchObject({ status: 409, body: { code: 'sign_up_replaced' } })
  await changed
  expect(await sql(server, `SELECT id FROM users WHERE email = ${quoted(email)}`)).toEqual([{ id: other.id }])
})
