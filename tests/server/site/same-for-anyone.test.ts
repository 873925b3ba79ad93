import { beforeAll, describe, expect, test } from 'vitest'
import { createPerson, password } from '../../support/data/people'
import { startPocketBase } from '../../support/server/pocketbase'
import { type Answer, post, quoted, sql } from '../../support/server/server-client'
import { serverWithMailbox } from '../support/server-with-mailbox'
import { changesBetween, storedRows } from '../support/stored-rows'

const { server } = serverWithMailbox()
/** The addresses of an account, and of a sign-up that is not confirmed. */
let taken: string
let unconfirmed: string
let count = 0
const stranger = (): string => `desconhecido${++count}@canteiro.example`
const person = async (): Promise<string> => (await createPerson(server, { role: 'autonomo', full_name: 'Bruno Reis' })).email

const signUp = (email: string) =>
  post(server, '/api/sign-up', { role: 'cliente', full_name: 'Ana Lima', email, password: 'segredo1', proof: 'a'.repeat(64) })
const signIn = (identity: string, given = 'errada') => post(server, '/api/collections/users/auth-with-password', { identity, password: given })
const signInAsAdmin = (email: string, password = 'errada') => post(server, '/api/admin/sign-in', { email, password })

async function administrator(): Promise<string> {
  const email = await person()
  await sql(server, `UPDATE users SET role = 'admin' WHERE email = ${quoted(email)}`)
  return email
}

beforeAll(async () => {
  taken = await person()
  unconfirmed = stranger()
  await signUp(unconfirmed)
})

/** All that the client can see of an answer. */
function told({ status, body, headers }: Answer) {
  return { status, body, headers: [...headers].filter(([name]) => name !== 'date') }
}

describe('whether an address has an account is not told', () => {
  test('[PRODUCT 7] signing up answers alike, and does the same, for a new address, a taken one and one that waits to be confirmed', async () => {
    // Its mails wait: no mail server answers.
    const silent = await startPocketBase()
    const doneFor = async (email: string) => {
      const before = await storedRows(silent)
      const answer = told(
        await post(silent, '/api/sign-up', { role: 'cliente', full_name: 'Ana Lima', email, password: 'segredo1', proof: 'a'.repeat(64) }),
      )
      const rows = changesBetween(before, await storedRows(silent)).map((row) => row.replaceAll(email, '{address}'))
      return { answer, rows, feed: await sql(silent, "SELECT seq FROM sqlite_sequence WHERE name = 'sync_changes'") }
    }
    const [{ id }, email, fresh] = [await createPerson(silent, { role: 'autonomo', full_name: 'Bruno Reis' }), stranger(), stranger()]
    await sql(silent, `UPDATE users SET email = ${quoted(email)} WHERE id = ${quoted(id)}`)
    const done = await doneFor(fresh)
    expect(done.answer).toMatchObject({ status: 204, body: '' })
    expect(done.rows.map((row) => row.split(':')[0])).toEqual(['mail_queue', 'sign_ups'])
    for (const address of [email, fresh]) expect(await doneFor(address)).toEqual(done)
    await silent.stop()
  })

  test("a wrong password is answered alike for an account, a sign-up, a suspended account, an administrator and an unknown address, and so is an administrator's right one", async () => {
    const suspended = await person()
    await sql(server, `UPDATE users SET suspended_at = '2026-01-01', suspended_reason = 'Golpe' WHERE email = ${quoted(suspended)}`)
    const answer = told(await signIn(stranger()))
    expect(answer.status).toBe(400)
    const admin = await administrator()
    for (const email of [taken, unconfirmed, suspended, admin]) expect(told(await signIn(email))).toEqual(answer)
    expect(told(await signIn(admin, password))).toEqual(answer)
  })

  test('who signs up with an address and tries that password hears the same, whether it is new, taken or of an administrator', async () => {
    const all = [stranger(), await person(), await administrator()]
    for (const email of all) await signUp(email)
    const [answer, ...others] = await Promise.all(all.map(async (email) => told(await signIn(email, 'segredo1'))))
    expect(answer).toMatchObject({ status: 403, body: { code: 'email_not_confirmed' } })
    expect(others).toEqual([answer, answer])
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
})
