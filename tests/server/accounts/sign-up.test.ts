import { afterEach, describe, expect, test } from 'vitest'
import { newPasswordFault } from '#domain/people/password'
import { tokenIn } from '../../support/server/mail-catcher'
import { fieldOf, post, quoted, runJob, sql, textAt } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'
import { proofHash as hash, newcomer, newcomersOf, password, proof } from '../support/newcomers'
import { serverWithMailbox } from '../support/server-with-mailbox'

const { server, mailbox } = serverWithMailbox()
const { signUp, signsUp, mailTo, confirm, signIn, accountOf, joins, signUpsOf } = newcomersOf({ server, mailbox })

describe('signing up', () => {
  test('a new address gets a mail with a link to our page, and signs in once it is confirmed', async () => {
    const account = newcomer({ email: ' \u202aBruno.\u00adReis@Canteiro.Example\u200b ' })
    expect(await signUp(account)).toMatchObject({ status: 204, body: '' })
    const mail = await mailTo('bruno.reis@canteiro.example', 'Confirme seu e-mail')
    expect(mail.links[0]).toMatch(new RegExp(`^${server.url}/auth/callback#token=`))
    expect(mail.text).not.toContain('Bruno')
    expect(await signIn('bruno.reis@canteiro.example')).toMatchObject({ status: 403, body: { code: 'email_not_confirmed' } })
    expect((await signIn('bruno.reis@canteiro.example', 'errada')).status).toBe(400)
    expect(await accountOf('bruno.reis@canteiro.example')).toBeUndefined()
    expect((await confirm(mail)).status).toBe(204)
    const session = await signIn('\ufeffBRUNO.reis@canteiro.example')
    expect(fieldOf(session, 'record')).toEqual({ id: expect.any(String), role: 'autonomo', full_name: 'Bruno Reis' })
    expect(await accountOf('bruno.reis@canteiro.example')).toMatchObject({
      verified: '1',
      notify_scope: 'city',
      notify_email: '1',
      search: '= bruno reis autonomo ',
    })
  })

  test('[PRODUCT 92] the link carries the page that was asked for, also in a mail that is asked for again', async () => {
    const account = newcomer({ origin: '/projetos/abc?x=1&y=2#fim' })
    await signUp(account)
    expect((await mailTo(account.email, 'Confirme')).links[0]).toMatch(/\/auth\/callback#para=%2Fprojetos%2Fabc%3Fx%3D1%26y%3D2%23fim&token=./)
    await sql(server, `UPDATE sign_ups SET origin = '/projetos/novo' WHERE email = ${quoted(String(account.email))}`)
    await post(server, '/api/account/confirmation', { email: account.email })
    const again = () => mailbox.waitFor((mail) => mail.to.includes(String(account.email)) && (mail.links[0] ?? '').includes('novo'))
    expect((await confirm(await again())).status).toBe(204)
  })

  test('[PRODUCT 6] a session lasts 60 days', async () => {
    const account = newcomer()
    await joins(account)
    const [, claims = ''] = textAt(await signIn(account.email), 'token').split('.')
    const { exp } = JSON.parse(atob(claims)) as { exp: number }
    expect(Math.round((exp - Date.now() / 1000) / 86_400)).toBe(60)
  })

  test('a taken address answers the same, changes nothing and tells its owner', async () => {
    const account = newcomer()
    await joins(account)
    const before = await accountOf(account.email)
    expect(await signUp({ ...account, full_name: 'Outra Pessoa', password: 'outra-senha' })).toMatchObject({ status: 204, body: '' })
    const mail = await mailTo(account.email, 'já tem uma conta')
    expect(mail.links).toContain(`${server.url}/login`)
    expect(await accountOf(account.email)).toEqual(before)
  })

  test('[PRODUCT 7] the longest password that a form takes opens its account', async () => {
    const longest = `${'ã'.repeat(35)}x`
    expect([newPasswordFault(longest), newPasswordFault(`${longest}x`), newPasswordFault('😀😀😀')]).toEqual([
      undefined,
      'password_too_long',
      'password_too_short',
    ])
    const account = newcomer({ password: longest })
    await signUp(account)
    expect((await confirm(await mailTo(account.email, 'Confirme'), { password: longest })).status).toBe(204)
    expect((await signIn(account.email, longest)).status).toBe(200)
    expect((await signIn(account.email, `${longest}x`)).status).toBe(400)
  })

  test.each([
    ['an administrator', { role: 'admin' }],
    ['an unknown role', { role: 'chefe' }],
    ['no name', { full_name: '  ' }],
    ['a long name', { full_name: 'x'.repeat(121) }],
    ["the operator's name", { full_name: 'Equipe Canteiro · Suporte' }],
    ['it in letters that look alike', { full_name: 'Cаntеirо 𝐒𝐮𝐩𝐨𝐫𝐭𝐞 24h' }],
    ['no address', { email: 'bruno' }],
    ['a domain with an accent', { email: 'bruno@construção.example' }],
    ['a short password', { password: '12345' }],
    ['a password that is longer than what is checked', { password: 'ã'.repeat(36) }],
    ['a field of its own', { verified: true }],
    ['a place', { city: 'Campinas' }],
    ['a page of another site', { origin: '//mau.example' }],
    ['another one, as browsers read it', { origin: '/\\mau.example' }],
  ])('%s is refused', async (_, wrong) => {
    const account = newcomer(wrong)
    expect(await signUp(account)).toMatchObject({ status: 400, body: { code: 'malformed' } })
    expect(await signUpsOf(account.email)).toEqual([])
  })
})

describe('confirming', () => {
  test('[PRODUCT 41] the browser that signed up needs no password', async () => {
    const { email, mail } = await signsUp({ proof: hash })
    expect(await confirm(mail, { proof })).toMatchObject({ status: 204, body: '' })
    expect((await signIn(email)).status).toBe(200)
    expect(await signUpsOf(email)).toEqual([])
    // Asked again after an answer that was lost.
    expect((await confirm(mail, { proof })).status).toBe(204)
  })

  test('[PRODUCT 41] anyone else is asked for the password that was chosen then', async () => {
    const { email, mail } = await signsUp({ proof: hash })
    for (const given of [{}, { proof: hash }, { proof: 'b2'.repeat(32) }]) {
      expect(await confirm(mail, given)).toMatchObject({ status: 403, body: { code: 'password_needed' } })
    }
    for (const none of ['', 'x', null, hash.slice(1)]) {
      expect(await confirm(mail, { proof: none })).toMatchObject({ status: 400, body: { code: 'malformed' } })
    }
    expect(await confirm(mail, { password: 'errada' })).toMatchObject({ status: 400, body: { code: 'wrong_password' } })
    expect(await accountOf(email)).toBeUndefined()
    expect((await confirm(mail)).status).toBe(204)
    expect(await accountOf(email)).toMatchObject({ verified: '1' })
  })

  test('a link that is spoilt, or for another purpose, is none', async () => {
    const { email, mail } = await signsUp()
    await confirm(mail)
    await post(server, '/api/account/password-reset', { email })
    const reset = await mailTo(email, 'Crie uma nova senha')
    // The first letter of the signature: its last one holds bits that mean nothing.
    const spoilt = tokenIn(mail).replace(/[^.](?=[^.]*$)/, (letter) => (letter === 'x' ? 'y' : 'x'))
    for (const token of ['', 'x', 'a.b.c', spoilt, tokenIn(reset), textAt(await signIn(email), 'token')]) {
      expect(await post(server, '/api/account/confirm', { token, password })).toMatchObject({ status: 400, body: { code: 'expired_link' } })
    }
  })

  test('a sign-up that is not confirmed in seven days goes, and its link says so', async () => {
    const [fresh, old] = [await signsUp(), await signsUp()]
    const ago = (days: number) => quoted(new Date(Date.now() - days * 86_400_000).toISOString())
    await sql(server, `UPDATE sign_ups SET created_at = ${ago(6.9)} WHERE email = ${quoted(fresh.email)}`)
    await sql(server, `UPDATE sign_ups SET created_at = ${ago(7.1)} WHERE email = ${quoted(old.email)}`)
    await runJob(server, 'drop-old-sign-ups')
    await expect.poll(() => signUpsOf(old.email)).toEqual([])
    expect(await confirm(old.mail)).toMatchObject({ status: 400, body: { code: 'expired_link' } })
    expect((await confirm(fresh.mail)).status).toBe(204)
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
  const strict = withServer({ mailbox, rateLimits: 'real' })
  afterEach(() => strict.restart())

  test('ten wrong passwords of a confirmation are enough', async () => {
    const account = newcomer()
    await post(strict, '/api/sign-up', account)
    const token = tokenIn(await mailTo(account.email, 'Confirme'))
    const tries = async (given: string) => (await post(strict, '/api/account/confirm', { token, password: given })).status
    const answers: number[] = []
    for (let time = 0; time < 10; time++) answers.push(await tries('errada'))
    expect([...answers, await tries(password)]).toEqual([...Array.from({ length: 10 }, () => 400), 429])
  })

  test('[PRODUCT 7] a mailbox is sent one mail of a kind in three minutes, however it is spelled and whoever asks; the answer is the same, and nothing else is lost', async () => {
    const account = newcomer()
    const spelled = [account.email, String(account.email).replace('@', '+obra@'), String(account.email).replace('b', 'b.')]
    for (const email of spelled) expect(await post(strict, '/api/sign-up', { ...account, email })).toMatchObject({ status: 204, body: '' })
    for (let time = 0; time < 2; time++) expect((await post(strict, '/api/account/confirmation', { email: account.email })).status).toBe(204)
    await expect.poll(() => sql(strict, 'SELECT 1 FROM mail_queue')).toEqual([])
    const mails = mailbox.mails().filter(({ to }) => spelled.some((email) => to.includes(String(email))))
    expect(mails.map(({ to }) => to)).toEqual([[account.email], [account.email]])
    const kept = await sql(strict, `SELECT 1 FROM sign_ups WHERE email IN (${spelled.map((email) => quoted(String(email))).join()})`)
    expect(kept).toHaveLength(3)
  })
})
