import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Mail, type MailCatcher, startMailCatcher, tokenIn } from '../support/mail-catcher'
import { createAdministrator } from '../support/people'
import { startPocketBase, type TestServer } from '../support/pocketbase'
import { call, fieldOf, get, post, quoted, type Row, remove, runJob, sql, superToken, textAt } from '../support/server-client'
import { signedIn } from './support/session'
import { picture } from './support/stage'
import { openStream } from './support/stream'

let mailbox: MailCatcher
let server: TestServer

beforeAll(async () => {
  mailbox = await startMailCatcher()
  server = await startPocketBase({ mailbox })
})
afterAll(async () => {
  await server.stop()
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

const signUp = (body: Row) => post(server, '/api/sign-up', body)
const signIn = (identity: unknown, given: unknown = password) =>
  post(server, '/api/collections/users/auth-with-password', { identity, password: given })
const mailTo = (email: unknown, subject: string): Promise<Mail> =>
  mailbox.waitFor((mail) => mail.to.includes(String(email)) && mail.subject.includes(subject))
const confirm = (mail: Mail, given: Row = { password }) => post(server, '/api/account/confirm', { token: tokenIn(mail), ...given })
const accountOf = async (email: unknown) => (await sql(server, `SELECT * FROM users WHERE email = ${quoted(String(email))}`))[0]

describe('signing up', () => {
  test('a new address gets a mail with a link to our page, and signs in once it is confirmed', async () => {
    const account = newcomer({ email: '  Bruno.Reis@Canteiro.Example ' })
    expect(await signUp(account)).toMatchObject({ status: 204, body: '' })
    const mail = await mailTo('bruno.reis@canteiro.example', 'Confirme seu e-mail')
    expect(mail.links[0]).toMatch(new RegExp(`^${server.url}/auth/callback#token=`))
    expect(mail.text).not.toContain('Bruno')
    expect((await signIn('bruno.reis@canteiro.example')).status).toBe(403)
    expect((await confirm(mail)).status).toBe(204)
    const session = await signIn('BRUNO.reis@canteiro.example')
    expect(fieldOf(session, 'record')).toMatchObject({ role: 'autonomo', full_name: 'Bruno Reis', verified: true })
    expect(await accountOf('bruno.reis@canteiro.example')).toMatchObject({
      notify_scope: 'city',
      notify_email: '1',
      search: 'bruno reis autonomo   ',
    })
  })

  test('administrators are told of it before it is confirmed: their overview counts it', async () => {
    const admin = await createAdministrator(server)
    const token = textAt(await post(server, '/api/admin/sign-in', { email: admin.email, password: admin.password }), 'token')
    const stream = await openStream(server)
    expect((await stream.subscribe(['admin'], token)).status).toBe(204)
    await signUp(newcomer())
    await expect.poll(() => stream.events.map(({ name }) => name)).toEqual(['admin'])
    stream.close()
  })

  test('[PRODUCT 6] a session lasts 60 days', async () => {
    const account = newcomer()
    await signUp(account)
    await confirm(await mailTo(account.email, 'Confirme'))
    const [, claims = ''] = textAt(await signIn(account.email), 'token').split('.')
    const { exp } = JSON.parse(atob(claims)) as { exp: number }
    expect(Math.round((exp - Date.now() / 1000) / 86_400)).toBe(60)
  })

  test('a taken address answers the same, changes nothing and tells its owner', async () => {
    const account = newcomer()
    await signUp(account)
    await confirm(await mailTo(account.email, 'Confirme'))
    const before = await accountOf(account.email)
    expect(await signUp({ ...account, full_name: 'Outra Pessoa', password: 'outra-senha' })).toMatchObject({ status: 204, body: '' })
    const mail = await mailTo(account.email, 'já tem uma conta')
    expect(mail.links).toContain(`${server.url}/login`)
    expect(await accountOf(account.email)).toEqual(before)
  })

  test('[PRODUCT 41] until an address is confirmed the latest sign-up counts, and the link of an earlier one is worth nothing', async () => {
    const account = newcomer()
    await signUp(account)
    const first = await mailTo(account.email, 'Confirme')
    await signUp({ ...account, role: 'empresa', full_name: 'Obras e Cia', password: 'outra-senha' })
    const second = await mailbox.waitFor((mail) => mail.to.includes(String(account.email)) && mail.id !== first.id)
    expect(await confirm(first)).toMatchObject({ status: 409, body: { code: 'sign_up_replaced' } })
    expect((await confirm(second, { password: 'outra-senha' })).status).toBe(204)
    expect((await signIn(account.email)).status).toBe(400)
    expect((await signIn(account.email, 'outra-senha')).status).toBe(200)
    expect(await accountOf(account.email)).toMatchObject({ role: 'empresa' })
  })

  test.each([
    ['an administrator', { role: 'admin' }],
    ['an unknown role', { role: 'chefe' }],
    ['no name', { full_name: '  ' }],
    ['a long name', { full_name: 'x'.repeat(121) }],
    ['no address', { email: 'bruno' }],
    ['a short password', { password: '12345' }],
    ['a password that is longer than what is checked', { password: 'ã'.repeat(40) }],
    ['a field of its own', { verified: true }],
    ['a place', { city: 'Campinas' }],
  ])('%s is refused', async (_, wrong) => {
    const account = newcomer(wrong)
    expect(await signUp(account)).toMatchObject({ status: 400, body: { code: 'malformed' } })
    expect(await accountOf(account.email)).toBeUndefined()
  })

  test('the same address from many at once is one account', async () => {
    const account = newcomer()
    const answers = await Promise.all(Array.from({ length: 4 }, () => signUp(account)))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204])
    expect(await sql(server, `SELECT 1 FROM users WHERE email = ${quoted(String(account.email))}`)).toHaveLength(1)
  })
})

describe('confirming', () => {
  const proof = 'a1'.repeat(32)
  const hash = createHash('sha256').update(proof).digest('hex')
  const isConfirmed = async (email: unknown) => (await accountOf(email))?.verified === '1'
  const signsUp = async (more: Row = {}): Promise<{ email: string; mail: Mail }> => {
    const account = newcomer(more)
    await signUp(account)
    return { email: String(account.email), mail: await mailTo(account.email, 'Confirme') }
  }

  test('[PRODUCT 41] the browser that signed up needs no password', async () => {
    const { email, mail } = await signsUp({ proof: hash })
    expect(await confirm(mail, { proof })).toMatchObject({ status: 204, body: '' })
    expect((await signIn(email)).status).toBe(200)
    expect(await sql(server, `SELECT 1 FROM sign_up_proofs WHERE hash = ${quoted(hash)}`)).toEqual([])
    // Asked again after an answer that was lost.
    expect((await confirm(mail, { proof })).status).toBe(204)
  })

  test('[PRODUCT 41] anyone else is asked for the password that was chosen then', async () => {
    const { email, mail } = await signsUp({ proof: hash })
    for (const given of [{}, { proof: '' }, { proof: hash }, { proof: 'x' }]) {
      expect(await confirm(mail, given)).toMatchObject({ status: 403, body: { code: 'password_needed' } })
    }
    expect(await confirm(mail, { password: 'errada' })).toMatchObject({ status: 400, body: { code: 'wrong_password' } })
    expect(await isConfirmed(email)).toBe(false)
    expect((await confirm(mail)).status).toBe(204)
    expect(await isConfirmed(email)).toBe(true)
  })

  test("the mail of a sign-up that another person repeated does not confirm that person's password", async () => {
    const account = newcomer({ proof: hash })
    await signUp(account)
    const first = await mailTo(account.email, 'Confirme')
    await signUp({
      ...account,
      full_name: 'Golpe http://spam.example',
      password: 'do-outro',
      proof: createHash('sha256').update('outro').digest('hex'),
    })
    const second = await mailbox.waitFor((mail) => mail.to.includes(String(account.email)) && mail.id !== first.id)
    expect(`${second.subject} ${second.text} ${second.html}`).not.toContain('spam')
    expect((await confirm(first, { proof })).status).toBe(409)
    expect((await confirm(second, { proof })).status).toBe(403)
    expect((await confirm(second)).status).toBe(400)
    expect(await isConfirmed(account.email)).toBe(false)
  })

  test('an account that is deleted in the moment that it is made leaves no mail behind', async () => {
    const account = newcomer({ proof: hash })
    await sql(server, 'CREATE TRIGGER leaving AFTER INSERT ON sign_up_proofs BEGIN DELETE FROM users WHERE id = NEW.user_id; END')
    expect((await signUp(account)).status).toBe(204)
    await sql(server, 'DROP TRIGGER leaving')
    expect(await accountOf(account.email)).toBeUndefined()
    expect(await sql(server, 'SELECT 1 FROM mail_queue WHERE user_id NOT IN (SELECT id FROM users)')).toEqual([])
    expect(mailbox.mails().filter(({ to }) => to.includes(String(account.email)))).toEqual([])
  })

  test('ten wrong passwords are enough', async () => {
    const strict = await startPocketBase({ mailbox, rateLimits: 'real' })
    const account = newcomer()
    await post(strict, '/api/sign-up', account)
    const token = tokenIn(await mailTo(account.email, 'Confirme'))
    const tries = async (given: string) => (await post(strict, '/api/account/confirm', { token, password: given })).status
    const answers: number[] = []
    for (let time = 0; time < 10; time++) answers.push(await tries('errada'))
    expect([...answers, await tries(password)]).toEqual([...Array.from({ length: 10 }, () => 400), 429])
    await strict.stop()
  })

  test('a link that is spoilt, or for another purpose, is none', async () => {
    const { email, mail } = await signsUp()
    await confirm(mail)
    await post(server, '/api/account/password-reset', { email })
    const reset = await mailTo(email, 'Crie uma nova senha')
    for (const token of ['', 'x', 'a.b.c', `${tokenIn(mail).slice(0, -2)}xx`, tokenIn(reset), textAt(await signIn(email), 'token')]) {
      expect(await post(server, '/api/account/confirm', { token, password })).toMatchObject({ status: 400, body: { code: 'expired_link' } })
    }
  })

  test.each(['users', '_pb_users_auth_', 'USERS'])("PocketBase's own confirmation, which asks for nothing, is closed (%s)", async (name) => {
    const { email, mail } = await signsUp()
    expect((await post(server, `/api/collections/${name}/confirm-verification`, { token: tokenIn(mail) })).status).toBe(404)
    expect(await isConfirmed(email)).toBe(false)
  })

  test('a sign-up that is not confirmed in seven days goes; an account that was in use stays', async () => {
    const [fresh, old, used] = [await signsUp(), await signsUp(), await signsUp()]
    const ago = (days: number) => quoted(new Date(Date.now() - days * 86_400_000).toISOString())
    await sql(server, `UPDATE users SET created_at = ${ago(6.9)} WHERE email = ${quoted(fresh.email)}`)
    for (const { email } of [old, used]) await sql(server, `UPDATE users SET created_at = ${ago(7.1)} WHERE email = ${quoted(email)}`)
    const { id } = (await accountOf(used.email)) ?? {}
    await sql(
      server,
      `INSERT INTO sync_answers (user_id, id, answer, created_at, verb) VALUES (${quoted(String(id))}, 'answer', '{}', '2026-01-01', '')`,
    )
    await runJob(server, 'drop-unconfirmed')
    await expect.poll(() => accountOf(old.email)).toBeUndefined()
    expect([await accountOf(fresh.email), await accountOf(used.email)]).toEqual([expect.anything(), expect.anything()])
  })

  test('a sign-up that was never confirmed leaves nothing for ever, replaced or dropped; an account that the console deletes is written down', async () => {
    const [replaced, dropped, used] = [await signsUp(), await signsUp(), await signsUp()]
    const ids = await Promise.all([replaced, dropped, used].map(async ({ email }) => String((await accountOf(email))?.id)))
    await signUp(newcomer({ email: replaced.email }))
    await sql(server, `UPDATE users SET created_at = '2026-01-01' WHERE id = ${quoted(String(ids[1]))}`)
    await runJob(server, 'drop-unconfirmed')
    await expect.poll(() => accountOf(dropped.email)).toBeUndefined()
    await remove(server, 'users', String(ids[2]))
    const file = () => readFile(join(server.dataDir, 'deletions.txt'), 'utf8').catch(() => '')
    await runJob(server, 'finish-deletions')
    await expect.poll(file).toContain(`${ids[2]} `)
    const written = await file()
    expect(ids.filter((id) => written.includes(id))).toEqual([ids[2]])
    const noted = await sql(server, `SELECT user_id FROM account_deletions WHERE user_id IN (${ids.map(quoted).join()})`)
    expect(noted).toEqual([{ user_id: ids[2] }])
  })

  test('the files of one that has a picture go with it all the same', async () => {
    const { email } = await signsUp()
    const id = String((await accountOf(email))?.id)
    const body = new FormData()
    body.set('avatar', picture(), 'a.png')
    const kept = await call(server, 'PATCH', `/api/collections/users/records/${id}`, { token: await superToken(server), body })
    expect(kept.status).toBe(200)
    const files = async () => (await readdir(join(server.dataDir, 'storage'), { recursive: true })).filter((path) => path.includes(id))
    expect(await files()).not.toEqual([])
    await sql(server, `UPDATE users SET created_at = '2026-01-01' WHERE id = ${quoted(id)}`)
    await runJob(server, 'drop-unconfirmed')
    await expect.poll(() => accountOf(email)).toBeUndefined()
    expect(await sql(server, `SELECT user_id FROM account_deletions WHERE user_id = ${quoted(id)}`)).toEqual([{ user_id: id }])
    await runJob(server, 'finish-deletions')
    await expect.poll(files).toEqual([])
  })
})

describe('signing in', () => {
  test("an administrator's right password answers like a wrong one", async () => {
    const email = 'admin@canteiro.example'
    const account = newcomer({ email })
    await signUp(account)
    await confirm(await mailTo(email, 'Confirme'))
    await sql(server, `UPDATE users SET role = 'admin' WHERE email = ${quoted(email)}`)
    const [right, wrong, unknown] = [await signIn(email), await signIn(email, 'errada'), await signIn('ninguem@canteiro.example')]
    expect(right).toMatchObject({ status: 400, body: wrong.body })
    expect(unknown).toMatchObject({ status: 400, body: wrong.body })
  })
})

describe('a lost password', () => {
  test('is replaced through a link to our page; an unknown address answers the same', async () => {
    const account = newcomer()
    await signUp(account)
    await confirm(await mailTo(account.email, 'Confirme'))
    const ask = (email: unknown) => post(server, '/api/account/password-reset', { email })
    expect(await ask(account.email)).toMatchObject({ status: 204, body: '' })
    expect(await ask('ninguem@canteiro.example')).toMatchObject({ status: 204, body: '' })
    const mail = await mailTo(account.email, 'Crie uma nova senha')
    expect(mail.links[0]).toMatch(new RegExp(`^${server.url}/reset-password#token=`))
    const reset = { token: tokenIn(mail), password: 'novasenha', passwordConfirm: 'novasenha' }
    expect((await post(server, '/api/collections/users/confirm-password-reset', reset)).status).toBe(204)
    expect((await signIn(account.email, 'novasenha')).status).toBe(200)
    expect((await signIn(account.email)).status).toBe(400)
  })

  test('confirms an account that was in use, so that others see its card', async () => {
    const account = newcomer()
    await signUp(account)
    await sql(server, `UPDATE users SET city = 'Campinas', state = 'SP' WHERE email = ${quoted(String(account.email))}`)
    await sql(
      server,
      `INSERT INTO sync_answers (user_id, id, answer, created_at, verb) SELECT id, 'used', '{}', '2026-01-01', '' FROM users WHERE email = ${quoted(String(account.email))}`,
    )
    await post(server, '/api/account/password-reset', { email: account.email })
    const mail = await mailTo(account.email, 'Crie uma nova senha')
    const ana = await signedIn(server, 'cliente')
    await ana.device.pull()
    const before = ana.device.ids('profiles')
    const reset = { token: tokenIn(mail), password: 'novasenha', passwordConfirm: 'novasenha' }
    expect((await post(server, '/api/collections/users/confirm-password-reset', reset)).status).toBe(204)
    await ana.device.pull()
    const [found] = await sql(server, `SELECT id FROM users WHERE email = ${quoted(String(account.email))}`)
    expect(before).not.toContain(found?.id)
    expect(ana.device.ids('profiles')).toContain(found?.id)
  })

  test('for an address that was never confirmed is a mail that says so, with nothing of what was typed at sign-up and no link to an account', async () => {
    const account = newcomer({ full_name: 'Golpe http://spam.example', role: 'empresa' })
    await signUp(account)
    await mailTo(account.email, 'Confirme')
    expect(await post(server, '/api/account/password-reset', { email: account.email })).toMatchObject({ status: 204, body: '' })
    const mail = await mailbox.waitFor(({ to, subject }) => to.includes(String(account.email)) && !subject.startsWith('Confirme'))
    expect(mail.subject).toBe('Seu cadastro no Canteiro não foi confirmado')
    expect(`${mail.text} ${mail.html}`).not.toMatch(/spam|Golpe|empresa/)
    expect(mail.links[0]).toBe(`${server.url}/cadastro`)
    expect(mail.text).not.toContain('token')
    expect(await accountOf(account.email)).toMatchObject({ verified: '0' })
  })

  test('does not confirm what was typed at sign-up, though its link was mailed while the account was confirmed', async () => {
    const account = newcomer()
    await signUp(account)
    await confirm(await mailTo(account.email, 'Confirme'))
    await post(server, '/api/account/password-reset', { email: account.email })
    const token = tokenIn(await mailTo(account.email, 'Crie uma nova senha'))
    await sql(server, `UPDATE users SET verified = FALSE WHERE email = ${quoted(String(account.email))}`)
    const reset = { token, password: 'novasenha', passwordConfirm: 'novasenha' }
    expect((await post(server, '/api/collections/users/confirm-password-reset', reset)).status).toBe(400)
    expect(await accountOf(account.email)).toMatchObject({ verified: '0' })
    expect((await signIn(account.email)).status).toBe(403)
  })

  test('asking for the confirmation again answers the same, whether there is something to confirm or not', async () => {
    const ask = (email: unknown) => post(server, '/api/account/confirmation', { email })
    const account = newcomer()
    await signUp(account)
    await mailTo(account.email, 'Confirme')
    expect(await ask(account.email)).toMatchObject({ status: 204, body: '' })
    expect(await ask('ninguem@canteiro.example')).toMatchObject({ status: 204, body: '' })
    await mailbox.waitFor(
      (mail) => mailbox.mails().filter(({ to }) => to.includes(String(account.email))).length === 2 && mail.to.includes(String(account.email)),
    )
  })
})

describe('limits, as in production', () => {
  let strict: TestServer
  beforeAll(async () => {
    strict = await startPocketBase({ mailbox, rateLimits: 'real' })
  })
  afterEach(() => strict.restart())
  afterAll(() => strict.stop())

  test('[PRODUCT 7] ten wrong passwords in a quarter of an hour close an account to the place that tried them, whether it exists or not', async () => {
    for (const identity of ['ninguem@canteiro.example', strict.superuser.email]) {
      const answers: number[] = []
      for (let time = 0; time < 11; time++) {
        answers.push((await post(strict, '/api/collections/users/auth-with-password', { identity, password: 'errada' })).status)
      }
      expect(answers).toEqual([...Array.from({ length: 10 }, () => 400), 429])
    }
  })

  test('a right password clears what was wrong before, even while the address waits to be confirmed', async () => {
    const account = newcomer()
    await post(strict, '/api/sign-up', account)
    const tries = async (given: unknown) =>
      (await post(strict, '/api/collections/users/auth-with-password', { identity: account.email, password: given })).status
    const wrong = () => Promise.all(Array.from({ length: 9 }, () => tries('errada')))
    expect(await wrong()).not.toContain(429)
    expect(await tries(password)).toBe(403)
    expect(await wrong()).not.toContain(429)
    expect([await tries('errada'), await tries(password)]).toEqual([400, 429])
  })

  test('ten times in ten minutes one signs up from one place, which many may share; PocketBase says so by the status alone', async () => {
    const answers = []
    for (let time = 0; time < 11; time++) answers.push(await post(strict, '/api/sign-up', { role: 'nobody' }))
    expect(answers.slice(0, 10).every(({ status }) => status === 400)).toBe(true)
    expect(answers[10]).toMatchObject({ status: 429, body: { status: 429 } })
  })

  test('no limit by place, which many may share, bars it for longer than ten minutes', async () => {
    const { rules } = fieldOf(await get(strict, '/api/settings', await superToken(strict)), 'rateLimits') as {
      rules: { label: string; duration: number }[]
    }
    expect(rules.length).toBeGreaterThan(10)
    // Of collections without files there is none to ask for.
    expect(rules.filter(({ label, duration }) => duration > 600 && label !== '*:file')).toEqual([])
  })

  test('an address is sent five confirmations an hour from one place; who asks for more hears the same', async () => {
    const account = newcomer()
    const arrived = () => mailbox.mails().filter(({ to }) => to.includes(String(account.email))).length
    for (let time = 1; time <= 8; time++) {
      expect((await post(strict, '/api/sign-up', account)).status).toBe(204)
      // A later sign-up replaces the account, and with it what still waits to be mailed to it.
      await expect.poll(arrived).toBe(Math.min(time, 5))
    }
    await expect.poll(() => sql(strict, 'SELECT 1 FROM mail_queue')).toEqual([])
    expect(arrived()).toBe(5)
  })
})

describe('what others ask for with an address', () => {
  const TRUSTED = 'X-Forwarded-For'
  let strict: TestServer
  beforeAll(async () => {
    strict = await startPocketBase({ mailbox, rateLimits: 'real', environment: { TRUSTED_PROXY_HEADER: TRUSTED } })
  })
  afterAll(() => strict.stop())

  const from = (place: string, path: string, body: Row) => call(strict, 'POST', path, { body, headers: { [TRUSTED]: place } })
  const arrived = (email: unknown) => mailbox.mails().filter(({ to }) => to.includes(String(email))).length
  const rested = () => expect.poll(() => sql(strict, 'SELECT 1 FROM mail_queue')).toEqual([])

  test('under other spellings of it that lead to the same mailbox counts as the same', async () => {
    const hers = newcomer()
    const spelled = (time: number) => String(hers.email).replace('@', `+${time}@`)
    const mails = () => mailbox.mails().filter(({ to }) => to.some((address) => address.startsWith(String(hers.email).replace(/@.*/, '+')))).length
    for (let time = 1; time <= 8; time++) expect((await from('198.51.100.9', '/api/sign-up', { ...hers, email: spelled(time) })).status).toBe(204)
    await rested()
    expect(mails()).toBe(5)
    // Each is an account of its own all the same.
    const accounts = await sql(strict, `SELECT email FROM users WHERE email LIKE ${quoted(String(hers.email).replace('@', '+%@'))} ORDER BY rowid`)
    expect(accounts.map(({ email }) => email)).toEqual([1, 2, 3, 4, 5].map(spelled))
  })

  test('does not keep its owner from a new password', async () => {
    const ana = await signedIn(strict, 'cliente')
    const ask = (place: string) => from(place, '/api/account/password-reset', { email: ana.person.email })
    for (let time = 0; time < 8; time++) expect((await ask('198.51.100.1')).status).toBe(204)
    await rested()
    await expect.poll(() => arrived(ana.person.email)).toBe(5)
    expect((await ask('203.0.113.1')).status).toBe(204)
    await expect.poll(() => arrived(ana.person.email)).toBe(6)
  })
})
