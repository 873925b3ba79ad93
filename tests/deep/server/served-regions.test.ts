import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '../../server/support/session'
import { startPocketBase, type TestServer } from '../../support/pocketbase'
import { type Answer, call, fieldOf, quoted, type Row, sql } from '../../support/server-client'

const PROVIDERS = 5_000
const AT_ONCE = 30

let server: TestServer
beforeAll(async () => {
  const environment = { TRUSTED_PROXY_HEADER: 'X-Forwarded-For', CANTEIRO_RATE_FACTOR: '2' }
  server = await startPocketBase({ printsStatements: true, rateLimits: 'real', environment })
  await sql(
    server,
    `INSERT INTO users (id, email, tokenKey, password, verified, role, full_name, city, state, search, created_at)
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${PROVIDERS})
      SELECT printf('card%011d', i), i || '@canteiro.example', 'key' || i, 'x', TRUE, 'autonomo', 'Pedreiro ' || i, 'Cidade ' || (i % 1000), 'SP', '', '2026-01-01T00:00:00.000Z' FROM n`,
  )
})
afterAll(() => server.stop())

const ask = (address: string): Promise<Answer> => call(server, 'GET', '/api/served-regions', { headers: { 'X-Forwarded-For': address } })
/** The number of places in each of many answers at once, each to another address. */
async function placesToMany(): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => ask(`203.0.113.${n}`)))
  return answers.map((answer) => {
    expect(answer.status).toBe(200)
    return (fieldOf(answer, 'regions') as Row[]).length
  })
}
const timesMade = (): number => server.output().split('SELECT trim(u.city)').length - 1

test('many who ask at once have one list made: the first one they wait for, the next one they need not', async () => {
  const places = new Set(await placesToMany())
  expect([places.size, timesMade()]).toEqual([1, 1])
  const [before = 0] = places
  const person = await signedIn(server, 'empresa', { city: 'Natal', state: 'RN' })
  for (const count of await placesToMany()) expect([before, before + 1]).toContain(count)
  expect(timesMade()).toBe(2)
  expect(new Set(await placesToMany())).toEqual(new Set([before + 1]))

  // Twice a minute under this factor.
  await sql(server, `UPDATE users SET city = 'Caruaru', state = 'PE' WHERE id = ${quoted(person.id)}`)
  await sql(server, `UPDATE users SET city = 'Olinda', state = 'PE' WHERE id = 'card00000000001'`)
  expect(new Set(await placesToMany())).toEqual(new Set([before + 1]))
  expect(timesMade()).toBe(2)
})

test('an address that asks very often is turned away for a moment, and no other', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => ask('198.51.100.1')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]))
  expect((await ask('198.51.100.2')).status).toBe(200)
})
