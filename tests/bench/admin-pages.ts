import { signedInAdministrator } from '../support/people'
import type { TestServer } from '../support/pocketbase'
import { get, type Server, sql } from '../support/server-client'
import type { Bench, Comparison, Goal } from './support/comparison'
import type { Stage } from './support/stage'

const FEW = 1_000
const MANY = 100_000
const CHUNK = 10_000
const MOST_SLOWER = 3

/** Every table, and what administrators ask for most. */
const pages = [
  'dashboard',
  'users',
  'users?order=name',
  'users?role=empresa',
  'users?q=pessoa500',
  'projects',
  'projects?order=budget_desc',
  'projects?status=open',
  'projects?q=muro500',
  'support',
  'support?status=open',
  'cancellations',
  'audit',
  'audit?action=reply_to_ticket',
  'audit?actor=admin0000000000',
  'audit?actor=admin0000000000&action=reply_to_ticket',
  'audit/actors',
] as const
/** Words that stand in every row cost what they find. */
const common = [
  'users?q=santos',
  'users?q=santos&order=name',
  'users?q=santos&role=empresa',
  'users?q=santos&status=suspended',
  'projects?q=santos&order=budget_desc',
] as const

/** How long each page of administrators takes with so many users and projects, beside few of them. */
export const adminPages: Bench = {
  name: 'admin-pages',
  title: 'Pages of administrators with 100,000 users and projects, beside 1,000 of them',
  async comparisons(stage) {
    const [few, many] = [await filledServer(stage, FEW), await filledServer(stage, MANY)]
    const compared = (page: string, goals: Goal[]): Comparison => ({
      name: page,
      ours: { name: 'many', measure: async () => ({ answer: await timeOf(many, page) }) },
      beside: { name: 'few', measure: async () => ({ answer: await timeOf(few, page) }) },
      figures: { answer: { unit: 'ms', goals } },
    })
    return [...pages.map((page) => compared(page, [{ ratioMost: MOST_SLOWER }])), ...common.map((page) => compared(page, []))]
  },
}

type Filled = { server: TestServer; token: string }

async function filledServer(stage: Stage, count: number): Promise<Filled> {
  const server = await stage.server()
  const { token } = await signedInAdministrator(server)
  for (let from = 0; from < count; from += CHUNK) await fill(server, from, Math.min(count, from + CHUNK))
  return { server, token }
}

/** Spread over years, so that a day has a few of them. */
const time = (age: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || (${age}) || ' minutes')`

async function fill(server: Server, from: number, to: number): Promise<void> {
  const numbers = `WITH RECURSIVE numbers (n) AS (SELECT ${from + 1} UNION ALL SELECT n + 1 FROM numbers WHERE n < ${to})`
  await sql(
    server,
    `INSERT INTO users (id, email, tokenKey, password, verified, role, full_name, city, state, search, suspended_at, created_at) ${numbers}
      SELECT printf('u%014d', n), 'pessoa' || n || '@x.example', printf('%040d', n), 'none', TRUE, CASE n % 3 WHEN 0 THEN 'cliente' WHEN 1 THEN 'empresa' ELSE 'autonomo' END,
        'Pessoa' || n, 'Santos', 'SP', 'pessoa' || n, iif(n % 500 = 0, '2026', ''), ${time('n * 20')} FROM numbers`,
  )
  await sql(
    server,
    `INSERT INTO projects (id, client_id, title, description, budget, address, city, state, status, created_at) ${numbers}
      SELECT printf('p%014d', n), printf('u%014d', n), 'Muro' || n, 'd', n % 5000, 'Centro', 'Santos', 'SP',
        CASE n % 3 WHEN 0 THEN 'open' WHEN 1 THEN 'in_progress' ELSE 'completed' END, ${time('n * 20')} FROM numbers`,
  )
  await sql(
    server,
    `INSERT INTO support_tickets (id, client_id, subject, status, last_message_at, read_at_client, read_at_admin, created_at) ${numbers}
      SELECT printf('t%014d', n), printf('u%014d', n), 'Ajuda', iif(n % 2 = 0, 'open', 'closed'), ${time('n * 20')}, '', iif(n % 5 = 0, '', '2999'), ${time('n * 20')}
      FROM numbers`,
  )
  await sql(
    server,
    `INSERT INTO account_cancellation_requests (id, user_id, status, created_at) ${numbers}
      SELECT printf('c%014d', n), '', 'completed', ${time('n * 20')} FROM numbers`,
  )
  await sql(
    server,
    `INSERT INTO audit_log (id, actor, action, subject, details, created_at) ${numbers}
      SELECT printf('a%014d', n), iif(n % 3 = 0, 'admin0000000000', 'admin0000000001'), iif(n % 2 = 0, 'reply_to_ticket', 'close_ticket'), printf('t%014d', n), '{}', ${time('n * 20')} FROM numbers`,
  )
}

async function timeOf({ server, token }: Filled, page: string): Promise<number> {
  const start = performance.now()
  const { status } = await get(server, `/api/admin/${page}`, token)
  if (status !== 200) throw new Error(`${page}: ${status}`)
  return performance.now() - start
}
