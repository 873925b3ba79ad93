import { expect, test } from 'vitest'
import { createAdministrator, password } from '../../support/data/people'
import { type Answer, call } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'
import { signedIn } from '../support/session'
import { picture, sendAvatar } from '../support/stage'

const TRUSTED = 'X-Forwarded-For'
// PocketBase's own limit, by address, is another matter.
const server = withServer({ rateLimits: 'real', environment: { TRUSTED_PROXY_HEADER: TRUSTED } })

type Enter = (email: string, from: string, password?: string, cookie?: string) => Promise<Answer>
const enter: Enter = (identity, from, password = 'errada', cookie = '') =>
  call(server, 'POST', '/api/collections/users/auth-with-password', { body: { identity, password }, headers: { [TRUSTED]: from, Cookie: cookie } })
const enterAsAdmin: Enter = (email, from, password = 'errada', cookie = '') =>
  call(server, 'POST', '/api/admin/sign-in', { body: { email, password }, headers: { [TRUSTED]: from, Cookie: cookie } })

type SignIn = (...asked: Parameters<Enter>) => Promise<number>
const signIn: SignIn = async (...asked) => (await enter(...asked)).status
const signInAsAdmin: SignIn = async (...asked) => (await enterAsAdmin(...asked)).status

let network = 0
/** Tries wrong passwords from so many addresses, ten from each. */
async function attack(enter: SignIn, email: string, addresses: number): Promise<number[]> {
  network += 1
  const answers: number[] = []
  for (let n = 1; n <= addresses; n++) for (let time = 0; time < 10; time++) answers.push(await enter(email, `198.51.${network}.${n}`))
  return answers
}
const all = (count: number, status: number): number[] => Array.from({ length: count }, () => status)

const person = async (): Promise<string> => (await signedIn(server, 'cliente')).person.email
const admin = async (): Promise<string> => (await createAdministrator(server)).email

test.each([
  ['an account', signIn, person],
  ['an administrator', signInAsAdmin, admin],
] as const)('%s is closed to the address that tried ten wrong passwords, and to no other', async (_name, enter, account) => {
  const email = await account()
  expect(await attack(enter, email, 1)).toEqual(all(10, 400))
  expect(await enter(email, `198.51.${network}.1`, password)).toBe(429)
  expect(await enter(email, '203.0.113.1', password)).toBe(200)
})

test.each([
  ['an account', enter, person],
  ['an administrator', enterAsAdmin, admin],
] as const)('%s that a hundred wrong passwords came for is closed but to devices on which it has signed in', async (_name, ask, account) => {
  const email = await account()
  const statusOf: SignIn = async (...asked) => (await ask(...asked)).status
  const given = (await ask(email, '203.0.113.7', password)).headers.get('set-cookie') ?? ''
  expect(given).toMatch(/^canteiro-device=\w+\.[0-9a-f]{64}; Path=\/api\/; Max-Age=31536000; HttpOnly; SameSite=Strict$/)
  const cookie = given.split(';')[0]
  expect(await attack(statusOf, email, 10)).toEqual(all(100, 400))
  expect(await statusOf(email, '203.0.113.8', password)).toBe(429)
  expect(await statusOf(email, '203.0.113.8', password, cookie)).toBe(200)
  // The cookie of another account, and one that nobody signed, are none.
  const others = (await ask(await account(), '203.0.113.9', password)).headers.get('set-cookie')?.split(';')[0]
  for (const wrong of [others, `${cookie?.slice(0, -1)}x`, 'canteiro-device=x.'])
    expect(await statusOf(email, '203.0.113.10', password, wrong)).toBe(429)
  // There, too, ten wrong ones are enough.
  for (let time = 0; time < 10; time++) expect(await statusOf(email, '203.0.113.11', 'errada', cookie)).toBe(400)
  expect(await statusOf(email, '203.0.113.11', password, cookie)).toBe(429)
})

test.each([
  ['an account', signIn, person],
  ['an administrator', signInAsAdmin, admin],
] as const)('%s is closed by no wrong passwords that a stranger types for a name of how its own are counted', async (_name, enter, account) => {
  const email = await account()
  for (let time = 0; time < 11; time++) await enter(`from here ${email} 203.0.113.20`, '198.51.99.1')
  expect(await enter(email, '203.0.113.20', password)).toBe(200)
})

test("a stolen session tries ten old passwords, and not even the right one after; others' changes go on", async () => {
  const [stolen, other] = [await signedIn(server, 'cliente'), await signedIn(server, 'cliente')]
  for (let time = 0; time < 10; time++) expect((await stolen.changesPassword('novasenha', `errada${time}`)).status).toBe(400)
  expect((await stolen.changesPassword('novasenha')).status).toBe(429)
  const beside = { oldPassword: password, password: 'novasenha', passwordConfirm: 'novasenha' }
  expect((await sendAvatar(stolen, picture(), beside)).status).toBe(429)
  expect((await other.changesPassword('novasenha')).status).toBe(200)
})
