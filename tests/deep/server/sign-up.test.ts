import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedIn } from '../../server/support/session'
import { type MailCatcher, startMailCatcher } from '../../support/mail-catcher'
import { password as knownPassword } from '../../support/people'
import { startPocketBase, type TestServer } from '../../support/pocketbase'
import { call, quoted, type Row, sql } from '../../support/server-client'

const TRUSTED = 'X-Forwarded-For'
let mailbox: MailCatcher
let strict: TestServer

beforeAll(async () => {
  mailbox = await startMailCatcher()
  strict = await startPocketBase({ mailbox, rateLimits: 'real', environment: { TRUSTED_PROXY_HEADER: TRUSTED } })
})
afterAll(async () => {
  await strict.stop()
  await mailbox.close()
})

let count = 0
const password = 'segredo1'
const newcomer = (more: Row = {}): Row => ({
  role: 'autonomo',
  full_name: 'Bruno Reis',
  email: `bruno${++count}@canteiro.example`,
  password,
  ...more,
})

describe('what others ask for with an address', () => {
  const from = (place: string, path: string, body: Row) => call(strict, 'POST', path, { body, headers: { [TRUSTED]: place } })
  const arrived = (email: unknown) => mailbox.mails().filter(({ to }) => to.includes(String(email))).length
  const rested = () => expect.poll(() => sql(strict, 'SELECT 1 FROM mail_queue')).toEqual([])

  test('from one place does not keep its owner from signing up with it, and from all of them makes twenty mails an hour', async () => {
    const hers = newcomer({ full_name: 'Ana' })
    const his = { ...hers, full_name: 'Do atacante', password: 'atacante1' }
    let mails = 0
    // A later sign-up replaces the account, and with it what still waits to be mailed to it.
    const signsUp = async (place: string, body: Row, isMailed: boolean) => {
      expect((await from(place, '/api/sign-up', body)).status).toBe(204)
      if (isMailed) mails += 1
      await expect.poll(() => arrived(hers.email)).toBe(mails)
    }
    for (let time = 1; time <= 8; time++) await signsUp('198.51.100.1', his, time <= 5)
    await signsUp('203.0.113.1', hers, true)
    expect(await sql(strict, `SELECT full_name FROM users WHERE email = ${quoted(String(hers.email))}`)).toEqual([{ full_name: 'Ana' }])
    for (const place of ['198.51.100.2', '198.51.100.3', '198.51.100.4']) {
      for (let time = 1; time <= 5; time++) await signsUp(place, his, mails < 20)
    }
    await rested()
    expect(arrived(hers.email)).toBe(20)
  })

  test('from four places does not keep its owner from a new password where they have signed in, and does elsewhere', async () => {
    const ana = await signedIn(strict, 'cliente')
    const { email } = ana.person
    const home = '203.0.113.20'
    expect((await from(home, '/api/collections/users/auth-with-password', { identity: email, password: knownPassword })).status).toBe(200)
    const ask = async (place: string) => {
      expect((await from(place, '/api/account/password-reset', { email })).status).toBe(204)
      await rested()
    }
    for (const place of ['198.51.100.41', '198.51.100.42', '198.51.100.43', '198.51.100.44']) for (let time = 0; time < 5; time++) await ask(place)
    await expect.poll(() => arrived(email)).toBe(20)
    await ask('203.0.113.21')
    expect(arrived(email)).toBe(20)
    for (let time = 0; time < 7; time++) await ask(home)
    await expect.poll(() => arrived(email)).toBe(25)
  })

  test('is not made more by who signs up with it and tries the password from everywhere', async () => {
    const hers = newcomer()
    expect((await from('198.51.100.30', '/api/sign-up', hers)).status).toBe(204)
    await expect.poll(() => arrived(hers.email)).toBe(1)
    const places = Array.from({ length: 5 }, (_, n) => `198.51.100.${31 + n}`)
    for (const place of places) {
      expect((await from(place, '/api/collections/users/auth-with-password', { identity: hers.email, password })).status).toBe(403)
      for (let time = 0; time < 5; time++) {
        for (const path of ['password-reset', 'confirmation'])
          expect((await from(place, `/api/account/${path}`, { email: hers.email })).status).toBe(204)
      }
    }
    await rested()
    await expect.poll(() => arrived(hers.email)).toBe(41)
  })
})
