import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { newIdOf } from '#new-id'
import { type Session, signedIn } from '../../server/support/session'
import { addPhoto, picture } from '../../server/support/stage'
import { type MailCatcher, startMailCatcher, tokenIn } from '../../support/mail-catcher'
import { startOtherWriter } from '../../support/other-writer'
import { createAdministrator, password } from '../../support/people'
import { startPocketBase, type TestServer } from '../../support/pocketbase'
import { type Answer, call, fieldOf, get, post, quoted, sql, superToken } from '../../support/server-client'

/** However slow the machine is. */
const soon = { timeout: 300_000 }
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

test('whoever knows the password is answered as ever while the database has no room: an administrator, a person, one who is suspended', async () => {
  const [admin, person, suspended] = [await createAdministrator(server), await signedIn(server, 'cliente'), await signedIn(server, 'cliente')]
  await sql(server, `UPDATE users SET suspended_at = '2026-01-01', suspended_reason = 'Golpe' WHERE id = ${quoted(suspended.id)}`)
  const signsIn = ({ person: { email: identity } }: Session) => post(server, '/api/collections/users/auth-with-password', { identity, password })
  const answers = await whileFull(server, 'known_addresses', async () => [
    await post(server, '/api/admin/sign-in', { email: admin.email, password: admin.password }),
    await signsIn(person),
    await signsIn(suspended),
  ])
  expect(answers).toMatchObject([{ status: 200 }, { status: 200 }, { status: 403, body: { code: 'suspended', reason: 'Golpe' } }])
})

let count = 0
const newcomer = () => ({ role: 'cliente', full_name: 'Ana Lima', email: `nova${++count}@canteiro.example`, password })
const confirmationTo = (address: string) => mails.waitFor(({ to, subject }) => to.includes(address) && subject.includes('Confirme seu e-mail'))

test.each(['users', 'mail_queue'])('a sign-up for which %s has no room is not refused, and is stored once there is', async (table) => {
  const account = newcomer()
  const signsUp = () => post(server, '/api/sign-up', account)
  expect(await whileFull(server, table, signsUp)).toMatchObject(notNow)
  expect((await signsUp()).status).toBe(204)
  await confirmationTo(account.email)
})

test('what PocketBase does not take of a sign-up is malformed, however full the disk is', async () => {
  const signsUp = () => post(server, '/api/sign-up', { ...newcomer(), email: 'ana@exemplo..br' })
  const malformed = { status: 400, body: { code: 'malformed' } }
  expect(await signsUp()).toMatchObject(malformed)
  expect(await whileFull(server, 'users', signsUp)).toMatchObject(malformed)
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

test('[P12] pictures that are kept on the disk while they are read are not refused where there is no room for them', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'canteiro-forms-')), 'full')
  onTestFinished(() => rm(join(folder, '..'), { recursive: true, force: true }))
  const other = await startPocketBase({ environment: { TMPDIR: folder } })
  onTestFinished(() => other.stop())
  const person = await signedIn(other, 'cliente')
  const [project_id, id] = [await person.publishes(), newIdOf(person.id)]
  // More than an upload keeps in memory; what follows the last chunk of a PNG is no part of the picture.
  const large = new Blob([picture(), new Uint8Array(1_200_000)], { type: 'image/png' })
  const stores = () => addPhoto(other, person.token, { id, project_id, position: '0' }, large)
  expect(await stores()).toMatchObject(notNow)
  await mkdir(folder)
  expect((await stores()).status).toBe(200)
})

test('[P12] pictures that were kept on the disk and cannot be read back are not refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'canteiro-forms-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const other = await startPocketBase({ environment: { TMPDIR: folder } })
  onTestFinished(() => other.stop())
  const person = await signedIn(other, 'cliente')
  const form = new FormData()
  for (const [name, text] of Object.entries({ id: newIdOf(person.id), project_id: await person.publishes(), position: '0' })) form.set(name, text)
  const large = new Blob([picture(), new Uint8Array(1_200_000)], { type: 'image/png' })
  form.set('file', large, 'foto.png')
  form.set('thumb', picture(), 'foto-pequena.png')
  const { headers, body } = new Response(form)
  const sent = request(`${other.url}/api/collections/project_images/records`, {
    method: 'POST',
    headers: { Authorization: person.token, 'Content-Type': headers.get('Content-Type') ?? '' },
  })
  const answered = once(sent, 'response')
  const bytes = Buffer.from(await new Response(body).arrayBuffer())
  // Its last bytes come once what came before is on the disk, and gone from there.
  sent.write(bytes.subarray(0, -10))
  const kept = async () => (await readdir(folder)).filter((name) => name.startsWith('multipart-'))
  await expect.poll(async () => (await kept()).length, soon).toBeGreaterThan(0)
  for (const name of await kept()) await rm(join(folder, name))
  sent.end(bytes.subarray(-10))
  const [answer] = await answered
  expect({ status: answer.statusCode, body: await json(answer) }).toMatchObject(notNow)
})

test('[P12] pictures are not refused while another process keeps the write lock, and are stored once it is free', async () => {
  const person = await signedIn(server, 'cliente')
  const pictures = [await ofPhoto(person), await ofAvatar(person)]
  // Longer than the server waits for it.
  const end = await startOtherWriter(server, 600_000)
  expect(await Promise.all(pictures.map(({ stores }) => stores()))).toMatchObject([notNow, notNow])
  await end()
  for (const { stores } of pictures) expect((await stores()).status).toBe(200)
})

describe('what the database has no room for uses up no attempt', () => {
  let strict: TestServer
  beforeAll(async () => {
    strict = await startPocketBase({ mailbox: mails, rateLimits: 'real' })
  })
  afterAll(() => strict.stop())

  const tries = async (most: number, one: () => Promise<Answer>): Promise<Answer[]> => {
    const answers: Answer[] = []
    while (answers.length < most) answers.push(await one())
    return answers
  }

  test('a new password, with an avatar or without', async () => {
    const { id, token } = await signedIn(strict, 'cliente')
    const changes = (body: unknown) => call(strict, 'PATCH', `/api/collections/users/records/${id}`, { token, body })
    const wanted = { oldPassword: password, password: 'novasenha', passwordConfirm: 'novasenha' }
    const withAvatar = new FormData()
    for (const [field, text] of Object.entries(wanted)) withAvatar.set(field, text)
    withAvatar.set('avatar', picture(), 'eu.png')
    const answers = await whileFull(strict, 'users', async () => [
      ...(await tries(6, () => changes(wanted))),
      ...(await tries(6, () => changes(withAvatar))),
    ])
    expect(answers).toMatchObject(answers.map(() => notNow))
    expect((await changes({ ...wanted, oldPassword: 'errada' })).status).toBe(400)
    expect((await changes(wanted)).status).toBe(200)
  })

  test('a wrong old password is counted all the same', async () => {
    const { id, token } = await signedIn(strict, 'cliente')
    const body = { oldPassword: 'errada', password: 'novasenha', passwordConfirm: 'novasenha' }
    const guesses = () => call(strict, 'PATCH', `/api/collections/users/records/${id}`, { token, body })
    const answers = await whileFull(strict, 'users', () => tries(11, guesses))
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(400), 429])
  })

  test('a sign-up', async () => {
    const account = newcomer()
    const signsUp = () => post(strict, '/api/sign-up', account)
    const answers = await whileFull(strict, 'users', () => tries(6, signsUp))
    expect(answers).toMatchObject(answers.map(() => notNow))
    expect((await signsUp()).status).toBe(204)
    await confirmationTo(account.email)
  })

  test('a change of the e-mail', async () => {
    const { token } = await signedIn(strict, 'cliente')
    const email = newcomer().email
    const asks = () => post(strict, '/api/account/email', { email, password }, token)
    const answers = await whileFull(strict, 'mail_queue', () => tries(6, asks))
    expect(answers).toMatchObject(answers.map(() => notNow))
    expect((await asks()).status).toBe(204)
    await mails.waitFor(({ to, subject }) => to.includes(email) && subject.includes('novo e-mail'))
  })

  test('a link for a forgotten password', async () => {
    const { email } = (await signedIn(strict, 'cliente')).person
    const asks = () => post(strict, '/api/account/password-reset', { email })
    // It is answered before it is looked up, so only the log tells that it has failed.
    const failed = `/api/logs?filter=${encodeURIComponent("data.path = '/api/account/password-reset'")}`
    const failures = async () => Number(fieldOf(await get(strict, failed, await superToken(strict)), 'totalItems'))
    await whileFull(strict, 'mail_queue', async () => {
      await tries(6, asks)
      await expect.poll(failures, soon).toBe(6)
    })
    await asks()
    await mails.waitFor(({ to, subject }) => to.includes(email) && subject.includes('senha'))
  })
})
