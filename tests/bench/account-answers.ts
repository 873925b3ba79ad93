import { createPerson } from '../support/people'
import type { TestServer } from '../support/pocketbase'

const ROUNDS = 40

const password = 'segredo1'
const asks: { name: string; path: string; body: (email: string) => Record<string, string> }[] = [
  { name: 'signing up', path: '/api/sign-up', body: (email) => ({ role: 'cliente', full_name: 'Ana Lima', email, password }) },
  { name: 'signing in, wrong password', path: '/api/collections/users/auth-with-password', body: (identity) => ({ identity, password }) },
  { name: 'asking for a new password', path: '/api/account/password-reset', body: (email) => ({ email }) },
  { name: 'asking for the confirmation', path: '/api/account/confirmation', body: (email) => ({ email }) },
]

/** Milliseconds, the medians of answers that took turns. Nearly equal: the time of an answer does not tell which addresses have an account. Product 7. */
export async function accountAnswers(server: TestServer): Promise<{ name: string; known: number; unknown: number }[]> {
  const people: string[] = []
  for (let n = 0; n < ROUNDS; n++) people.push((await createPerson(server, { role: 'autonomo', full_name: 'Bruno Reis' })).email)
  const found = []
  for (const { name, path, body } of asks) {
    const ask = (email: string) => timeOf(server.url + path, body(email))
    const [known, unknown]: [number[], number[]] = [[], []]
    for (const [n, email] of people.entries()) {
      // Whichever comes second may find something warm.
      if (n % 2 === 0) known.push(await ask(email))
      unknown.push(await ask(`ninguem-${name.length}-${n}@canteiro.example`))
      if (n % 2 === 1) known.push(await ask(email))
    }
    found.push({ name, known: median(known), unknown: median(unknown) })
  }
  return found
}

async function timeOf(url: string, body: unknown): Promise<number> {
  const start = performance.now()
  const response = await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
  await response.text()
  return performance.now() - start
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
