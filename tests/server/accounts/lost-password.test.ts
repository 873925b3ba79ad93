import { describe, expect, test } from 'vitest'
import { tokenIn } from '../../support/server/mail-catcher'
import { post } from '../../support/server/server-client'
import { newcomer, newcomersOf } from '../support/newcomers'
import { serverWithMailbox } from '../support/server-with-mailbox'

const { server, mailbox } = serverWithMailbox()
const { signUp, mailTo, signIn, accountOf, joins } = newcomersOf({ server, mailbox })

describe('a lost password', () => {
  test('is replaced through a link to our page; an unknown address answers the same', async () => {
    const account = newcomer()
    await joins(account)
    const ask = (email: unknown) => post(server, '/api/account/password-reset', { email })
    expect(await ask(account.email)).toMatchObject({ status: 204, body: '' })
    expect(await ask('ninguem@canteiro.example')).toMatchObject({ status: 204, body: '' })
    const mail = await mailTo(account.email, 'Crie uma nova senha')
    expect(mail.links[0]).toMatch(new RegExp(`^${server.url}/reset-password#token=`))
    const reset = { token: tokenIn(mail), password: 'novasenha', passwordConfirm: 'novasenha' }
    for (const long of ['ç'.repeat(36), 'x'.repeat(72)]) {
      const tooLong = { ...reset, password: long, passwordConfirm: long }
      expect((await post(server, '/api/collections/users/confirm-password-reset', tooLong)).status).toBe(400)
    }
    expect((await post(server, '/api/collections/users/confirm-password-reset', reset)).status).toBe(204)
    expect((await signIn(account.email, 'novasenha')).status).toBe(200)
    expect((await signIn(account.email)).status).toBe(400)
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
    expect(await accountOf(account.email)).toBeUndefined()
  })
})
