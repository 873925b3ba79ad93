import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#new-id'
import { type Session, signedIn } from '../../server/support/session'
import { type MailCatcher, startMailCatcher } from '../../support/mail-catcher'
import { password } from '../../support/people'
import { startPocketBase, type TestServer } from '../../support/pocketbase'
import { post, sql } from '../../support/server-client'

let mailbox: MailCatcher
let strict: TestServer

beforeAll(async () => {
  mailbox = await startMailCatcher()
  strict = await startPocketBase({ mailbox, rateLimits: 'real' })
})
afterAll(async () => {
  await strict.stop()
  await mailbox.close()
})

const fresh = (): string => `${newId()}@novo.example`
const ask = ({ token }: Session, email: string, given = password) => post(strict, '/api/account/email', { email, password: given }, token)

test('ten wrong passwords in a quarter of an hour close the way, right ones clear them, and five changes an hour are enough', async () => {
  const ana = await signedIn(strict, 'cliente')
  const statusOf = async (email: string, given?: string) => (await ask(ana, email, given)).status
  const wrong = async (times: number) => {
    for (let time = 0; time < times; time++) expect(await statusOf(fresh(), 'errada')).toBe(400)
  }
  await wrong(9)
  for (let time = 0; time < 5; time++) expect(await statusOf(fresh())).toBe(204)
  expect(await ask(ana, fresh())).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  await wrong(10)
  expect(await statusOf(fresh(), 'errada')).toBe(429)
})

test('one address is sent five mails an hour in all; later requests are answered the same', async () => {
  const email = fresh()
  const [ana, bia] = [await signedIn(strict, 'cliente'), await signedIn(strict, 'cliente')]
  for (const asking of [ana, ana, ana, bia, bia, bia]) expect((await ask(asking, email)).status).toBe(204)
  await expect.poll(() => sql(strict, 'SELECT 1 FROM mail_queue')).toEqual([])
  expect(mailbox.mails().filter(({ to }) => to.includes(email))).toHaveLength(5)
})
