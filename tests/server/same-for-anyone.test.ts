import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MailCatcher, startMailCatcher } from '../support/mail-catcher'
import { createPerson, password } from '../support/people'
import { startPocketBase, type TestServer } from '../support/pocketbase'
import { type Answer, post, quoted, sql } from '../support/server-client'

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

/** All that the client can see of an answer. */
function told({ status, body, headers }: Answer) {
  return { status, body, headers: [...headers].filter(([name]) => name !== 'date') }
}

/** What waits has gone out. */
const mailsSent = () => expect.poll(() => sql(server, 'SELECT 1 FROM mail_queue')).toEqual([])
const mailsTo = (email: string) => mailbox.mails().filter(({ to }) => to.includes(email))

describe('whether an address has an account is not told', () => {
  test('signing up moves the end of the feed alike, which whoever is signed in can ask for', async () => {
    const end = async () => Number((await sql(server, "SELECT seq FROM sqlite_sequence WHERE name = 'sync_changes'"))[0]?.seq)
    const steps: number[] = []
    for (const email of [stranger(), taken, unconfirmed, inUse]) {
      const before = await end()
      await signUp(email)
      steps.push((await end()) - before)
    }
    expect(steps).toEqual([2, 2, 2, 2])
  })

  test('[PRODUCT 7] signing up answers alike for a new address, a taken one, one that waits to be confirmed and one that has lost its confirmation', async () => {
    const answer = told(await signUp(stranger()))
    for (const email of [taken, unconfirmed, inUse]) expect(told(await signUp(email))).toEqual(answer)
  })

  test('a wrong password is answered alike for an account, an unconfirmed one, a suspended one, an administrator and an unknown address', async () => {
    const suspended = await person()
    await sql(server, `UPDATE users SET suspended_at = '2026-01-01', suspended_reason = 'Golpe' WHERE email = ${quoted(suspended)}`)
    const answer = told(await signIn(stranger()))
    expect(answer.status).toBe(400)
    for (const email of [taken, unconfirmed, suspended, await administrator()]) expect(told(await signIn(email))).toEqual(answer)
  })

  test("the administrators' sign-in answers alike to every wrong password, and to the right one of an account that is no administrator", async () => {
    const [admin, client] = [await administrator(), await person()]
    const answer = told(await signInAsAdmin(stranger()))
    expect(answer).toMatchObject({ status: 400, body: { code: 'wrong_credentials' } })
    for (const email of [admin, client, unconfirmed]) expect(told(await signInAsAdmin(email))).toEqual(answer)
    expect(told(await signInAsAdmin(client, password))).toEqual(answer)
    expect((await signInAsAdmin(admin, password)).status).toBe(200)
  })

  test.each(['password-reset', 'confirmation'])('asking for a mail (%s) is answered alike for every address', async (mail) => {
    const ask = async (email: string) => told(await post(server, `/api/account/${mail}`, { email }))
    const answer = await ask(stranger())
    expect(answer).toMatchObject({ status: 204, body: '' })
    // Twice: what was asked a moment ago answers the same, too.
    for (const email of [taken, taken, unconfirmed]) expect(await ask(email)).toEqual(answer)
  })

  test('signing up sends one mail, whether the address is new, taken or waits to be confirmed', async () => {
    const waiting = stranger()
    await signUp(waiting)
    await mailbox.waitFor(({ to }) => to.includes(waiting))
    const all = [stranger(), await person(), waiting]
    const before = all.map((email) => mailsTo(email).length)
    await Promise.all(all.map(signUp))
    await mailsSent()
    expect(all.map((email, index) => mailsTo(email).length - (before[index] ?? 0))).toEqual([1, 1, 1])
  })

  test('a change of e-mail answers alike for a free address and a taken one, and mails each', async () => {
    const { token } = await createPerson(server, { role: 'cliente', full_name: 'Vera Castro' })
    const change = (email: string) => post(server, '/api/account/email', { email, password }, token)
    const both = [stranger(), await person()]
    const [free, used] = [await change(both[0] ?? ''), await change(both[1] ?? '')]
    expect(told(free)).toMatchObject({ status: 204, body: '' })
    expect(told(used)).toEqual(told(free))
    await mailsSent()
    expect(both.map((email) => mailsTo(email).length)).toEqual([1, 1])
  })
})
