import { expect, test } from 'vitest'
import { newId } from '#new-id'
import { password, removePerson, signedInAdministrator } from '../../support/data/people'
import { tokenIn } from '../../support/server/mail-catcher'
import { post, quoted, runJob, sql, textAt } from '../../support/server/server-client'
import { serverWithMailbox } from '../support/server-with-mailbox'
import { type Session, signedIn } from '../support/session'
import { openStream, type Stream } from '../support/stream'

const { server, mailbox } = serverWithMailbox()

async function listening(token: string, topic: string): Promise<Stream> {
  const stream = await openStream(server)
  expect((await stream.subscribe([topic], token)).status).toBe(204)
  return stream
}

const another = 'outra-senha'
const tokenMailedTo = async ({ person }: Session, email = person.email): Promise<string> => {
  const mail = await mailbox.waitFor(({ to }) => to.includes(email))
  return tokenIn(mail)
}

const ends: ['at once' | 'within a minute', string, (ana: Session) => Promise<unknown>][] = [
  ['within a minute', 'the password is changed', (ana) => ana.changesPassword(another)],
  [
    'within a minute',
    'a forgotten password is set anew',
    async (ana) => {
      await post(server, '/api/account/password-reset', { email: ana.person.email })
      const body = { token: await tokenMailedTo(ana), password: another, passwordConfirm: another }
      return post(server, '/api/collections/users/confirm-password-reset', body)
    },
  ],
  [
    'within a minute',
    'the address is changed',
    async (ana) => {
      const email = `novo-${ana.person.email}`
      await post(server, '/api/account/email', { email, password }, ana.token)
      return post(server, '/api/account/email/confirm', { token: await tokenMailedTo(ana, email), password })
    },
  ],
  ['at once', 'the account is deleted', ({ id }) => removePerson(server, id)],
  [
    'at once',
    'an administrator deletes the account',
    async (ana) => {
      const request_id = newId()
      await ana.does('request_cancellation', { request_id })
      return post(server, `/api/admin/cancellations/${request_id}/approve`, {}, (await signedInAdministrator(server)).token)
    },
  ],
]

test.each(ends)('[W1] the streams of an account end %s once %s, and those of others go on', async (when, _what, happens) => {
  const [ana, bruno] = [await signedIn(server, 'cliente'), await signedIn(server, 'autonomo')]
  const [hers, his] = [await listening(ana.token, `user:${ana.id}`), await listening(bruno.token, `user:${bruno.id}`)]
  await happens(ana)
  if (when === 'within a minute') await runJob(server, 'forget-ended-streams')
  await expect.poll(hers.hasEnded).toBe(true)
  const [again, status] = [await openStream(server), async (stream: Stream) => (await stream.subscribe([`user:${ana.id}`], ana.token)).status]
  expect(await status(again)).toBe(403)
  await bruno.does('edit_account', { about: 'Muros' })
  await expect.poll(() => his.events.map(({ name }) => name)).toEqual([`user:${bruno.id}`])
  expect(his.hasEnded()).toBe(false)
  for (const stream of [his, again]) stream.close()
})

test('[W1] a device that has signed in anew keeps its stream', async () => {
  const ana = await signedIn(server, 'cliente')
  const old = await listening(ana.token, `user:${ana.id}`)
  await ana.changesPassword(another)
  await runJob(server, 'forget-ended-streams')
  await expect.poll(old.hasEnded).toBe(true)
  const session = await post(server, '/api/collections/users/auth-with-password', { identity: ana.person.email, password: another })
  const renewed = await listening(textAt(session, 'token'), `user:${ana.id}`)
  const bruno = await signedIn(server, 'autonomo')
  const other = await listening(bruno.token, `user:${bruno.id}`)
  await removePerson(server, bruno.id)
  await expect.poll(other.hasEnded).toBe(true)
  await runJob(server, 'forget-ended-streams')
  const third = await signedIn(server, 'cliente')
  const last = await listening(third.token, `user:${third.id}`)
  await sql(server, `UPDATE users SET tokenKey = 'changed elsewhere' WHERE id = ${quoted(third.id)}`)
  await runJob(server, 'forget-ended-streams')
  await expect.poll(last.hasEnded).toBe(true)
  expect(renewed.hasEnded()).toBe(false)
  renewed.close()
})
