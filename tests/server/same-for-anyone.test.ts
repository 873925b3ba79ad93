import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MailCatcher, startMailCatcher } from '../support/mail-catcher'
import { createPerson, password } from '../support/people'
import { startPocketBase, type TestServer } from '../support/pocketbase'
import { type Answer, call, fieldOf, post, quoted, sql, superToken } from '../support/server-client'

/** So costly that everything else takes next to nothing beside it: how long an answer takes tells how many hashes it took. */
const HASH_COST = 12

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
