import { quoted, type Server, sql } from '../server/server-client'
import { createPerson } from './people'

/** Realistic texts, a minute apart, 'Muro 1' the oldest, without commands. */
export async function openProjectsOf(server: Server, state: string, city: string, count: number): Promise<void> {
  const owner = await createPerson(server, { role: 'cliente', full_name: 'Ana Lima', city, state })
  const description =
    'Muro de divisa em bloco de concreto, com baldrame, pilaretes a cada três metros e cinta no respaldo. Chapisco e reboco dos dois lados. ' +
    'O material fica por minha conta, com a lista de quem fizer; entra caminhão até seis metros do local, e o entulho já foi retirado.'
  const search = `'muro ' || i || ${quoted(` ${description} centro ${city} ${state}`.toLowerCase())}`
  await sql(
    server,
    `INSERT INTO projects (id, client_id, title, description, address, city, state, status, products, budget, search, created_at)
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
      SELECT ${quoted(state.toLowerCase())} || printf('%013d', i), ${quoted(owner.id)}, 'Muro ' || i, ${quoted(description)}, 'Centro', ${quoted(city)},
        ${quoted(state)}, 'open', '[]', 1000 + i, ${search}, strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', '+' || i || ' minutes') FROM n`,
  )
}
