import { quoted, type Server, sql } from '../../support/server/server-client'

/** Horizons: the most that a device holds. */
export const MOST_PROJECTS = 5_000
export const MOST_CARDS = 2_000

const counted = (from: number, to: number) =>
  `WITH RECURSIVE counted(n) AS (SELECT ${from} UNION ALL SELECT n + 1 FROM counted WHERE n < ${to - 1}) SELECT`

/** From `from` to before `to`. */
export const idsBetween = (kind: string, from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, n) => `${kind}${String(from + n).padStart(13, '0')}`)

/** Open projects of a state, the newest last, straight into the table: thousands take a moment. Answers their ids. */
export async function insertProjects(server: Server, clientId: string, from: number, to: number, state = 'SP', kind = 'pr'): Promise<string[]> {
  const rows = `INSERT INTO projects (id, client_id, title, description, address, city, state, status, products, created_at)
      ${counted(from, to)} '${kind}' || printf('%013d', n), ${quoted(clientId)}, 'Projeto ' || n, 'd', 'Centro', 'Campinas', '${state}', 'open', '[]',
      strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', '+' || n || ' seconds') FROM counted`
  await sql(server, rows)
  return idsBetween(kind, from, to)
}

export const insertCards = (server: Server, kind: string, { city, state }: { city: string; state: string }, from: number, to: number) =>
  sql(
    server,
    `INSERT INTO users (id, email, tokenKey, role, full_name, city, state, verified, notify_scope, created_at)
      ${counted(from, to)} '${kind}' || printf('%013d', n), '${kind}' || n || '@canteiro.example', '${kind}' || printf('%040d', n), 'autonomo', 'Nome ' || n,
      '${city}', '${state}', TRUE, 'city', strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', '+' || n || ' seconds') FROM counted`,
  )
