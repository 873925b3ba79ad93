import { newId } from '#new-id'
import { type Server, sql } from '../support/server-client'

/** Many new projects at once, past every quota: the triggers write the feed as they do for a command. Every fifth is deleted again. */
export async function flood(server: Server, client: string, projects: number): Promise<void> {
  const prefix = newId().slice(0, 9)
  await sql(
    server,
    `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${projects})
    INSERT INTO projects (id, client_id, title, description, budget, address, city, state, products, status, search, created_at)
    SELECT printf('${prefix}%06d', n), '${client}', 'Enchente ' || n, 'Muitas de uma vez.', 0, 'Centro',
      iif(n % 2, 'Campinas', 'Niterói'), iif(n % 2, 'SP', 'RJ'), '[]', 'open', 'enchente ' || n,
      strftime('%Y-%m-%dT%H:%M:%fZ', 'now', printf('-%d.%03d seconds', n, n % 1000)) FROM numbers`,
  )
  await sql(server, `DELETE FROM projects WHERE id LIKE '${prefix}%' AND CAST(substr(id, 10) AS INTEGER) % 5 = 0`)
}
