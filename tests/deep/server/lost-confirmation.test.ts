import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#new-id'
import { Session, signedIn } from '../../server/support/session'
import { type Mail, type MailCatcher, startMailCatcher, tokenIn } from '../../support/mail-catcher'
import { password } from '../../support/people'
import { startPocketBase, type TestServer } from '../../support/pocketbase'
import { get, post, quoted, type Row, runJob, sql, textAt } from '../../support/server-client'

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

const newEmail = (): string => `${newId()}@canteiro.example`
const signsUp = (email: string, given = password) => post(server, '/api/sign-up', { role: 'cliente', full_name: 'Ana Lima', email, password: given })
const mailsTo = (email: string): Mail[] => mailbox.mails().filter(({ to }) => to.includes(email))
const newMailTo = async (email: string, earlier: readonly Mail[]): Promise<Mail> => {
  const known = earlier.map(({ id }) => id)
  return mailbox.waitFor((mail) => mail.to.includes(email) && !known.includes(mail.id))
}
const confirms = (mail: Mail, given = password) => post(server, '/api/account/confirm', { token: tokenIn(mail), password: given })
const accountOf = async (email: string): Promise<Row | undefined> =>
  (await sql(server, `SELECT id, verified FROM users WHERE email = ${quoted(email)}`))[0]

async function signsIn(email: string): Promise<Session> {
  const session = await post(server, '/api/collections/users/auth-with-password', { identity: email, password })
  const { id } = (await accountOf(email)) ?? {}
  return new Session(server, { id: String(id), token: textAt(session, 'token'), role: 'cliente', full_name: 'Ana Lima', email })
}

/** Someone else signs up with the address of an account, which stays and is mailed how to confirm itself. */
async function expectKept(email: string): Promise<Mail> {
  const [before, earlier] = [await accountOf(email), mailsTo(email)]
  expect(await signsUp(email, 'do-atacante')).toMatchObject({ status: 204, body: '' })
  expect(await accountOf(email)).toEqual(before)
  const mail = await newMailTo(email, earlier)
  expect(mail.subject).toContain('Confirme seu e-mail')
  expect((await confirms(mail, 'do-atacante')).status).toBe(400)
  return mail
}

/** Signed up before a backup was made, and confirmed after. */
async function restoredFromBefore(use: (ana: Session) => Promise<unknown>): Promise<Session> {
  const email = newEmail()
  await signsUp(email)
  const mail = await newMailTo(email, [])
  const restore = await server.snapshot()
  expect((await confirms(mail)).status).toBe(204)
  const ana = await signsIn(email)
  await use(ana)
  await restore()
  expect(await accountOf(email)).toMatchObject({ verified: '0' })
  return ana
}

describe('an account that a restored backup knows as not confirmed yet', () => {
  test('stays when its address is signed up with, before its device has asked and after it has given its work back', async () => {
    const args = { project_id: newId() }
    const ana = await restoredFromBefore((session) => session.publishes(args))
    const { email } = ana.person
    await expectKept(email)
    await ana.publishes(args)
    await sql(server, "UPDATE sync_starts SET created_at = '2026-01-01T00:00:00.000Z' WHERE restored = 1")
    const mail = await expectKept(email)
    expect((await confirms(mail)).status).toBe(204)
    expect((await signsIn(email)).id).toBe(ana.id)
    expect((await get(server, `/api/projects/${args.project_id}`, ana.token)).status).toBe(200)
  })

  test('is not dropped with the sign-ups of the week before, until a week after the restore', async () => {
    const ana = await restoredFromBefore(() => Promise.resolve())
    const { email } = ana.person
    await sql(server, `UPDATE users SET created_at = ${ago(30)} WHERE id = ${quoted(ana.id)}`)
    await sql(server, `UPDATE sync_starts SET created_at = ${ago(6.9)} WHERE restored = 1`)
    const later = newEmail()
    await signsUp(later)
    await runJob(server, 'drop-unconfirmed')
    // Runs after the job before it has ended.
    await sql(server, `UPDATE users SET created_at = ${ago(6)} WHERE email = ${quoted(later)}`)
    expect(await accountOf(email)).toMatchObject({ id: ana.id })
    await sql(server, `UPDATE sync_starts SET created_at = ${ago(7.1)} WHERE restored = 1`)
    await runJob(server, 'drop-unconfirmed')
    await expect.poll(() => accountOf(email)).toBeUndefined()
    expect(await accountOf(later)).toBeDefined()
  })

  test('gives way again once the restore is a week ago, if it was not in use', async () => {
    const { email } = (await restoredFromBefore(() => Promise.resolve())).person
    await sql(server, `UPDATE sync_starts SET created_at = ${ago(7.1)} WHERE restored = 1`)
    const before = await accountOf(email)
    await signsUp(email, 'outra-senha')
    expect((await accountOf(email))?.id).not.toBe(before?.id)
  })
})

describe('an account in use whose confirmation an operator has taken back', () => {
  const uses: [string, (ana: Session) => Promise<unknown>][] = [
    ['has published', (ana) => ana.publishes()],
    ['has edited its account', (ana) => ana.does('edit_account', { about: 'Obra' })],
    ['has asked for support', (ana) => ana.does('send_support_message', { message_id: newId(), ticket_id: newId(), subject: null, content: 'Oi' })],
  ]

  test.each(uses)('stays when its address is signed up with: it %s', async (_used, use) => {
    const ana = await signedIn(server, 'cliente')
    await use(ana)
    await takeBack(ana)
    await sql(server, `DELETE FROM sync_answers WHERE user_id = ${quoted(ana.id)} AND verb <> 'edit_account'`)
    await expectKept(ana.person.email)
  })

  test('stays when only a conversation tells of it', async () => {
    const [ana, bruno] = [await signedIn(server, 'cliente'), await signedIn(server, 'autonomo')]
    await ana.does('start_conversation', { project_id: await ana.publishes(), provider_id: bruno.id })
    await takeBack(bruno)
    await expectKept(bruno.person.email)
  })

  test('stays when another account changes its address to it, and is mailed how to confirm itself', async () => {
    const [ana, other] = [await signedIn(server, 'cliente'), await signedIn(server, 'cliente')]
    await ana.publishes()
    const { email } = ana.person
    const change = () => post(server, '/api/account/email', { email, password }, other.token)
    await sql(server, `UPDATE users SET email = 'outra@canteiro.example' WHERE id = ${quoted(ana.id)}`)
    expect((await change()).status).toBe(204)
    const link = await newMailTo(email, [])
    await sql(server, `UPDATE users SET email = ${quoted(email)} WHERE id = ${quoted(ana.id)}`)
    await takeBack(ana)
    expect(await post(server, '/api/account/email/confirm', { token: tokenIn(link), password })).toMatchObject({ body: { code: 'expired_link' } })
    expect(await accountOf(email)).toMatchObject({ id: ana.id })
    expect((await change()).status).toBe(204)
    expect((await newMailTo(email, [link])).subject).toContain('Confirme seu e-mail')
  })

  test('is told to nobody: signing up answers alike, with one mail', async () => {
    const ana = await signedIn(server, 'cliente')
    await ana.publishes()
    await takeBack(ana)
    const [free, { email }] = [newEmail(), ana.person]
    const told = ({ status, body, headers }: Awaited<ReturnType<typeof signsUp>>) => ({
      ...{ status, body, headers: [...headers].filter(([name]) => name !== 'date') },
    })
    expect(told(await signsUp(email))).toEqual(told(await signsUp(free)))
    await expect.poll(() => [mailsTo(email).length, mailsTo(free).length]).toEqual([1, 1])
    await expect
      .poll(() => sql(server, `SELECT 1 FROM mail_queue m JOIN users u ON u.id = m.user_id WHERE u.email IN (${quoted(email)}, ${quoted(free)})`))
      .toEqual([])
    expect([mailsTo(email).length, mailsTo(free).length]).toEqual([1, 1])
  })
})

const ago = (days: number): string => quoted(new Date(Date.now() - days * 86_400_000).toISOString())
const takeBack = ({ id }: Session) => sql(server, `UPDATE users SET verified = FALSE WHERE id = ${quoted(id)}`)
