import { quoted, type Server, sql } from '../../support/server/server-client'

/** Without the time of password hashes. */
export async function populate(server: Server, state: string, city: string, count: number): Promise<void> {
  const columns = 'id, email, tokenKey, password, verified, role, full_name, city, state, notify_scope, created_at'
  const rows = `INSERT INTO users (${columns})
      WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
      SELECT lower(substr(hex(randomblob(8)), 1, 15)), hex(randomblob(8)) || '@x.example', hex(randomblob(20)), 'none', TRUE, 'autonomo', 'Fornecedor',
        ${quoted(city)}, ${quoted(state)}, 'city', '2026-01-01T00:00:00.000Z' FROM numbers`
  await sql(server, rows)
}
