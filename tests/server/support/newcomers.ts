import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { type Mail, type MailCatcher, tokenIn } from '../../support/server/mail-catcher'
import { post, quoted, type Row, type Server, sql } from '../../support/server/server-client'

let count = 0
/** Chosen by newcomers. */
export const password = 'segredo1'
/** As sign-up takes it. */
export const hashOf = (proof: string) => createHash('sha256').update(proof).digest('hex')
export const proof = 'a1'.repeat(32)
export const proofHash = hashOf(proof)
export const newcomer = (more: Row = {}): Row => ({
  role: 'autonomo',
  full_name: 'Bruno Reis',
  email: `bruno${++count}@canteiro.example`,
  password,
  proof: hashOf('of this browser'),
  ...more,
})

export function newcomersOf({ server, mailbox }: { server: Server; mailbox: MailCatcher }) {
  const signUp = (body: Row) => post(server, '/api/sign-up', body)
  const mailTo = (email: unknown, subject: string): Promise<Mail> =>
    mailbox.waitFor((mail) => mail.to.includes(String(email)) && mail.subject.includes(subject))
  const confirm = (mail: Mail, given: Row = { password }) => post(server, '/api/account/confirm', { token: tokenIn(mail), ...given })
  return {
    signUp,
    signUpsOf: (email: unknown) => sql(server, `SELECT * FROM sign_ups WHERE email = ${quoted(String(email))} ORDER BY created_at`),
    async signsUp(more: Row = {}): Promise<{ email: string; mail: Mail }> {
      const account = newcomer(more)
      await signUp(account)
      return { email: String(account.email), mail: await mailTo(account.email, 'Confirme') }
    },
    mailTo,
    confirm,
    signIn: (identity: unknown, given: unknown = password) =>
      post(server, '/api/collections/users/auth-with-password', { identity, password: given }),
    accountOf: async (email: unknown) => (await sql(server, `SELECT * FROM users WHERE email = ${quoted(String(email))}`))[0],
    async joins(account: Row): Promise<void> {
      await signUp(account)
      expect((await confirm(await mailTo(account.email, 'Confirme'))).status).toBe(204)
    },
  }
}
