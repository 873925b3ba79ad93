import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MailCatcher, startMailCatcher } from '../../support/mail-catcher'
import { createPerson, password } from '../../support/people'
import { startPocketBase, type TestServer } from '../../support/pocketbase'
import { type Answer, call, fieldOf, post, quoted, sql, superToken } from '../../support/server-client'

/** So costly that everything else takes next to nothing beside it: how long an answer takes tells how many hashes it took. */
const HASH_COST = 12
const FEWEST_TIMES = 5
const MOST_TIMES = 60

let mailbox: MailCatcher
let server: TestServer
/** The addresses of an account, of a sign-up that is not confirmed, and of an account in use that has lost its confirmation. */
let taken: string
let unconfirmed: string
let inUse: string
let count = 0
const stranger = (): string => `desconhecido${++count}@canteiro.example`
const person = async (): Promise<string> => (await createPerson(server, { role: 'autonomo', full_name: 'Bruno Reis' })).email

const signUp = (email: string) => post(server, '/api/sign-up', { role: 'cliente', full_name: 'Ana Lima', email, password: 'segredo1' })
const signIn = (identity: string) => post(server, '/api/collections/users/auth-with-password', { identity, password: 'errada' })
const signInAsAdmin = (email: string, password = 'errada') => post(server, '/api/admin/sign-in', { email, password })

async function administrator(): Promise<string> {
  const email = await person()
  await sql(server, `UPDATE users SET role = 'admin' WHERE email = ${quoted(email)}`)
  return email
}

beforeAll(async () => {
  mailbox = await startMailCatcher()
  server = await startPocketBase({ mailbox })
  taken = await person()
  unconfirmed = stranger()
  inUse = await person()
  await makeHashesCostly()
  await signUp(unconfirmed)
  await sql(server, `UPDATE users SET verified = FALSE WHERE email = ${quoted(inUse)}`)
  await sql(
    server,
    `INSERT INTO sync_answers (user_id, id, answer, created_at, verb) SELECT id, 'answer', '{}', '2026-01-01', '' FROM users WHERE email = ${quoted(inUse)}`,
  )
  // PocketBase compares the password of a stranger with any hash that it finds.
  await sql(server, `UPDATE users SET password = (SELECT password FROM users WHERE email = ${quoted(unconfirmed)})`)
})
afterAll(async () => {
  await server.stop()
  await mailbox.close()
})

async function makeHashesCostly(): Promise<void> {
  const path = '/api/collections/users'
  const token = await superToken(server)
  const fields = fieldOf(await call(server, 'GET', path, { token }), 'fields')
  if (!Array.isArray(fields)) throw new Error('users has no fields')
  const body = { fields: fields.map((field) => (field.name === 'password' ? { ...field, cost: HASH_COST } : field)) }
  expect(await call(server, 'PATCH', path, { token, body })).toMatchObject({ status: 200 })
}

/**
 * Each answer takes so many hashes, measured by an answer that takes one: a wrong password for an account. All are asked in turn, so that whatever
 * else this machine does slows them alike; the quickest counts, for noise only ever adds. Asked again while some seem to take another number.
 */
async function expectHashes(expected: number, ...asks: (() => Promise<Answer>)[]): Promise<void> {
  const all = [() => signIn(taken), ...asks]
  const quickest = all.map(() => Number.POSITIVE_INFINITY)
  const hashes = () => quickest.slice(1).map((ms) => Math.round(ms / (quickest[0] ?? 0)))
  for (let time = 0; time < FEWEST_TIMES || (time < MOST_TIMES && hashes().some((count) => count !== expected)); time++) {
    for (const [index, ask] of all.entries()) {
      const start = performance.now()
      await ask()
      quickest[index] = Math.min(quickest[index] ?? 0, performance.now() - start)
    }
  }
  expect(hashes()).toEqual(asks.map(() => expected))
}

describe('how long an answer takes does not tell whether an address has an account', () => {
  test('signing up takes one hash for a new address, a taken one, one that waits to be confirmed and one that has lost its confirmation', () =>
    expectHashes(
      1,
      () => signUp(stranger()),
      () => signUp(taken),
      () => signUp(unconfirmed),
      () => signUp(inUse),
    ))

  test('a wrong password takes one hash for an account, an unconfirmed one, a suspended one, an administrator and an unknown address', async () => {
    const [admin, suspended] = [await administrator(), await person()]
    await sql(server, `UPDATE users SET suspended_at = '2026-01-01', suspended_reason = 'Golpe' WHERE email = ${quoted(suspended)}`)
    await expectHashes(
      1,
      () => signIn(unconfirmed),
      () => signIn(suspended),
      () => signIn(admin),
      () => signIn(stranger()),
    )
  })

  test("the administrators' sign-in takes one hash for every wrong password, and for the right one of an account that is no administrator", async () => {
    const [admin, client] = [await administrator(), await person()]
    await expectHashes(
      1,
      () => signInAsAdmin(stranger()),
      () => signInAsAdmin(admin),
      () => signInAsAdmin(client),
      () => signInAsAdmin(unconfirmed),
      () => signInAsAdmin(client, password),
    )
  })

  test.each(['password-reset', 'confirmation'])('asking for a mail (%s) takes no hash for any address', async (mail) => {
    const ask = (email: string) => post(server, `/api/account/${mail}`, { email })
    await expectHashes(
      0,
      () => ask(unconfirmed),
      () => ask(taken),
      () => ask(stranger()),
    )
  })
})
