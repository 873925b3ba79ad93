import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newIdOf } from '#new-id'
import { type Session, signedIn } from '../../server/support/session'
import { addPhoto, picture } from '../../server/support/stage'
import { type MailCatcher, startMailCatcher, tokenIn } from '../../support/mail-catcher'
import { password } from '../../support/people'
import { startPocketBase, type TestServer } from '../../support/pocketbase'
import { type Answer, call, post, sql } from '../../support/server-client'

let mails: MailCatcher
let server: TestServer

beforeAll(async () => {
  mails = await startMailCatcher()
  server = await startPocketBase({ mailbox: mails })
})
afterAll(() => Promise.all([server.stop(), mails.close()]))

type Write = { table: 'project_images' | 'users'; stores: () => Promise<Answer> }

async function ofPhoto(person: Session): Promise<Write> {
  const [project_id, id] = [await person.publishes(), newIdOf(person.id)]
  return { table: 'project_images', stores: () => addPhoto(server, person.token, { id, project_id, position: '0' }) }
}

async function ofAvatar({ id, token }: Session): Promise<Write> {
  return {
    table: 'users',
    stores() {
      const body = new FormData()
      body.set('avatar', picture(), 'eu.png')
      return call(server, 'PATCH', `/api/collections/users/records/${id}`, { token, body })
    },
  }
}

async function ofPassword({ id, token }: Session): Promise<Write> {
  const body = { oldPassword: password, password: 'novasenha', passwordConfirm: 'novasenha' }
  return { table: 'users', stores: () => call(server, 'PATCH', `/api/collections/users/records/${id}`, { token, body }) }
}

async function ofForgottenPassword({ person: { email } }: Session): Promise<Write> {
  await post(server, '/api/account/password-reset', { email })
  const mail = await mails.waitFor((mail) => mail.to.includes(email) && mail.subject.includes('senha'))
  const body = { token: tokenIn(mail), password: 'novasenha', passwordConfirm: 'novasenha' }
  return { table: 'users', stores: () => post(server, '/api/collections/users/confirm-password-reset', body) }
}

/** What `work` comes to while the database has no room for the rows of this table. */
async function whileFull<T>(of: TestServer, table: string, work: () => Promise<T>): Promise<T> {
  for (const event of ['INSERT', 'UPDATE'])
    await sql(of, `CREATE TRIGGER full_${event} BEFORE ${event} ON ${table} BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`)
  const done = await work()
  for (const event of ['INSERT', 'UPDATE']) await sql(of, `DROP TRIGGER full_${event}`)
  return done
}

const notNow = { status: 503, body: { code: 'retry' } }

const writes: [string, (person: Session) => Promise<Write>][] = [
  ['a photo', ofPhoto],
  ['an avatar', ofAvatar],
  ['a new password', ofPassword],
  ['a password that was reset', ofForgottenPassword],
]

test.each(writes)('%s that the database has no room for is not refused, and is stored once there is', async (_what, prepare) => {
  const { table, stores } = await prepare(await signedIn(server, 'cliente'))
  expect(await whileFull(server, table, stores)).toMatchObject(notNow)
  expect([200, 204]).toContain((await stores()).status)
})

let count = 0
const newcomer = () => ({ role: 'cliente', full_name: 'Ana Lima', email: `nova${++count}@canteiro.example`, password, proof: 'a'.repeat(64) })
const confirmationTo = (address: string) => mails.waitFor(({ to, subject }) => to.includes(address) && subject.includes('Confirme seu e-mail'))

test.each(['sign_ups', 'mail_queue'])('a sign-up for which %s has no room is not refused, and is stored once there is', async (table) => {
  const account = newcomer()
  const signsUp = () => post(server, '/api/sign-up', account)
  expect(await whileFull(server, table, signsUp)).toMatchObject(notNow)
  expect((await signsUp()).status).toBe(204)
  await confirmationTo(account.email)
})

test.each(writes.slice(0, 2))('[P12] %s whose folder cannot be written is not refused, and is stored once it can', async (_what, prepare) => {
  const { table, stores } = await prepare(await signedIn(server, 'cliente'))
  const [{ id } = {}] = await sql(server, `SELECT id FROM _collections WHERE name = '${table}'`)
  const folder = join(server.dataDir, 'storage', String(id))
  await rename(folder, `${folder}.aside`)
  await writeFile(folder, '')
  const answer = await stores()
  await rm(folder)
  await rename(`${folder}.aside`, folder)
  expect(answer).toMatchObject(notNow)
  expect((await stores()).status).toBe(200)
})
