import { populate } from '../../server/support/populate'
import { openProjectsOf } from '../../support/data/many-open-projects'
import { createPerson, type Person } from '../../support/data/people'
import { quoted, type Server, sql } from '../../support/server/server-client'

const PROJECTS = 5_000
const CARDS = 2_000
const NOTIFICATIONS = 3_000

export const place = { city: 'Campinas', state: 'SP' }

export const heldByProvider = PROJECTS + CARDS + NOTIFICATIONS

export async function openBusyState(server: Server, providers: number): Promise<Person[]> {
  await openProjectsOf(server, place.state, place.city, PROJECTS)
  await populate(server, place.state, place.city, CARDS)
  const people: Person[] = []
  while (people.length < providers) people.push(await createPerson(server, { role: 'autonomo', full_name: 'Rui Leme', ...place }))
  for (const { id } of people) await notify(server, id, NOTIFICATIONS)
  return people
}

export async function notify(server: Server, user: string, count: number): Promise<void> {
  const notices = `INSERT INTO notifications (id, user_id, title, message, link, is_read, created_at, person_id, kind, project_id)
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
      SELECT lower(substr(hex(randomblob(8)), 1, 15)), ${quoted(user)}, 'Novo projeto na sua região', 'Muro ' || i || ': veja o projeto e envie sua proposta.',
        '/projetos-abertos', FALSE, strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', '+' || i || ' minutes'), '', '', '' FROM n`
  await sql(server, notices)
}
