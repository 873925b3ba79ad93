import { expect, test } from 'vitest'
import { newId } from '#new-id'
import { password } from '../../support/data/people'
import { type Mail, tokenIn } from '../../support/server/mail-catcher'
import { post, quoted, runJob, sql } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'
import { serverWithMailbox } from '../support/server-with-mailbox'
import { type Session, signedIn } from '../support/session'

const { server, mailbox } = serverWithMailbox()
const strict = withServer({ mailbox, rateLimits: 'real' })

const fresh = (): string => `${newId()}@novo.example`
const ask = ({ server: of, token }: Session, email: string, given = password) => post(of, '/api/account/email', { email, password: given }, token)
const mailsTo = (email: string): Mail[] => mailbox.mails().filter(({ to }) => to.includes(email))
const mailTo = (email: string): Promise<Mail> => mailbox.waitFor(({ to }) => to.includes(email))
const confirm = (mail: Mail, given = password) => post(server, '/api/account/email/confirm', { token: tokenIn(mail), password: given })
const emailOf = async ({ id }: Session) => (await sql(server, `SELECT email FROM users WHERE id = ${quoted(id)}`))[0]?.email
const signIn = (identity: string) => post(server, '/api/collections/users/auth-with-password', { identity, password })

test('[PRODUCT 12] [PRODUCT 90] a new address counts once its link was followed and the password given again, and the old one is told', async () => {
  const ana = await signedIn(server, 'cliente', { full_name: 'Ana Lima' })
  const email = fresh()
  expect(await ask(ana, ` ${email.toUpperCase()} `)).toMatchObject({ status: 204, body: '' })
  const mail = await mailTo(email)
  expect(mail).toMatchObject({ subject: 'Confirme seu novo e-mail no Canteiro', from: '"Canteiro" <nao-responda@canteiro.example>' })
  expect(mail.text).not.toContain('Ana Lima')
  expect(mail.links[0]).toMatch(new RegExp(`^${server.url}/auth/confirmar-email#token=`))
  expect(await emailOf(ana)).toBe(ana.person.email)

  expect((await confirm(mail, 'errada')).status).toBe(400)
  expect(await emailOf(ana)).toBe(ana.person.email)
  expect((await confirm(mail)).status).toBe(204)
  expect(await emailOf(ana)).toBe(email)
  await runJob(server, 'send-mail')
  expect(await mailTo(ana.person.email)).toMatchObject({ subject: 'O e-mail da sua conta no Canteiro mudou', links: [`${server.url}/suporte`] })
  expect((await signIn(ana.person.email)).status).toBe(400)
  expect((await signIn(email)).status).toBe(200)
  expect((await confirm(mail)).status).toBe(400)
})

test('[PRODUCT 90] a new password is told to the address of the account, whatever mails are switched off', async () => {
  const carla = await signedIn(server, 'empresa')
  await carla.does('edit_account', { notify_email: false })
  expect((await carla.changesPassword('outra-senha')).status).toBe(200)
  await runJob(server, 'send-mail')
  const { subject, headers } = await mailTo(carla.person.email)
  expect([subject, headers['list-unsubscribe']]).toEqual(['A senha da sua conta no Canteiro mudou', undefined])
})

test('a wrong password changes nothing and sends nothing', async () => {
  const ana = await signedIn(server, 'cliente')
  const email = fresh()
  expect(await ask(ana, email, '')).toMatchObject({ status: 400, body: { code: 'malformed' } })
  for (const wrong of ['errada', ' canteiro123']) {
    expect(await ask(ana, email, wrong)).toMatchObject({ status: 400, body: { code: 'wrong_password' } })
  }
  expect(await sql(server, 'SELECT 1 FROM mail_queue')).toEqual([])
  expect(mailsTo(email)).toEqual([])
})

test('a taken address is answered the same, and only its owner gets a mail', async () => {
  const [ana, bruno] = [await signedIn(server, 'cliente'), await signedIn(server, 'autonomo', { full_name: 'Bruno Reis' })]
  const [free, taken] = [await ask(ana, fresh()), await ask(ana, bruno.person.email.toUpperCase())]
  const told = ({ status, body, headers }: typeof free) => ({ status, body, names: [...headers.keys()].filter((name) => name !== 'date').sort() })
  expect(told(taken)).toEqual(told(free))
  const mail = await mailTo(bruno.person.email)
  expect(mail.subject).toBe('Este endereço já tem uma conta no Canteiro')
  expect(mail.text).toContain('Olá, Bruno Reis!')
  expect(mail.text).not.toContain(ana.person.full_name)
  expect(mail.links).toEqual([`${server.url}/login`])
  expect([await emailOf(ana), await emailOf(bruno)]).toEqual([ana.person.email, bruno.person.email])
})

test('ten wrong passwords close the way, right ones clear them; five changes an hour are enough, and one mail to an address in three minutes', async () => {
  const ana = await signedIn(strict, 'cliente')
  const statusOf = async (email: string, given?: string) => (await ask(ana, email, given)).status
  for (let time = 0; time < 9; time++) expect(await statusOf(fresh(), 'errada')).toBe(400)
  const email = fresh()
  for (const address of [email, email, fresh(), fresh(), fresh()]) expect(await statusOf(address)).toBe(204)
  expect(await ask(ana, fresh())).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  for (let time = 0; time < 10; time++) expect(await statusOf(fresh(), 'errada')).toBe(400)
  expect(await statusOf(fresh(), 'errada')).toBe(429)
  await expect.poll(() => sql(strict, 'SELECT 1 FROM mail_queue')).toEqual([])
  expect(mailsTo(email)).toHaveLength(1)
})
