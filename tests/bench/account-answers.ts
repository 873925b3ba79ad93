import { startMailCatcher } from '../support/mail-catcher'
import { createPerson } from '../support/people'
import type { Bench } from './support/comparison'

const TIMES = 40

/** Of none of the accounts. */
const password = 'segredo1'

const asks: { name: string; path: string; body: (email: string) => Record<string, string> }[] = [
  { name: 'signing up', path: '/api/sign-up', body: (email) => ({ role: 'cliente', full_name: 'Ana Lima', email, password }) },
  {
    name: 'signing in, wrong password',
    path: '/api/collections/users/auth-with-password',
    body: (identity) => ({ identity, password }),
  },
  { name: 'asking for a new password', path: '/api/account/password-reset', body: (email) => ({ email }) },
  { name: 'asking for the confirmation', path: '/api/account/confirmation', body: (email) => ({ email }) },
]

/** Nearly equal: the time of an answer does not tell which addresses have an account. Product 7. */
export const accountAnswers: Bench = {
  name: 'account-answers',
  title: 'An answer to an address that has an account, beside one that has none',
  async comparisons(stage) {
    const mailbox = await startMailCatcher()
    stage.atEnd(() => mailbox.close())
    const server = await stage.server({ mailbox })
    const people: string[] = []
    for (let n = 0; n <= TIMES; n++) people.push((await createPerson(server, { role: 'autonomo', full_name: 'Bruno Reis' })).email)
    return asks.map(({ name, path, body }) => {
      const timed = (emailOf: (n: number) => string) => {
        let asked = 0
        return async () => ({ answer: await timeOf(server.url + path, body(emailOf(asked++))) })
      }
      return {
        name,
        ours: { name: 'known', measure: timed((n) => people[n] ?? '') },
        beside: { name: 'unknown', measure: timed((n) => `ninguem-${name.length}-${n}@canteiro.example`) },
        figures: { answer: { unit: 'ms' } },
        samples: TIMES,
      }
    })
  },
}

async function timeOf(url: string, body: unknown): Promise<number> {
  const start = performance.now()
  const response = await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
  await response.text()
  return performance.now() - start
}
