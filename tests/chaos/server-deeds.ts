import { newId } from '#new-id'
import { Session } from '../server/support/session'
import { type Person, signedInAdministrator } from '../support/data/people'
import { eventually } from '../support/eventually'
import { call, type Server, sql } from '../support/server/server-client'

/** Past every quota; every fifth is deleted again. */
export async function flood(server: Server, client: string, projects: number): Promise<void> {
  const prefix = newId().slice(0, 9)
  const flooding = `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${projects})
    INSERT INTO projects (id, client_id, title, description, budget, address, city, state, products, status, search, created_at)
    SELECT printf('${prefix}%06d', n), '${client}', 'Enchente ' || n, 'Muitas de uma vez.', 0, 'Centro',
      iif(n % 2, 'Campinas', 'Niterói'), iif(n % 2, 'SP', 'RJ'), '[]', 'open', 'enchente ' || n,
      strftime('%Y-%m-%dT%H:%M:%fZ', 'now', printf('-%d.%03d seconds', n, n % 1000)) FROM numbers`
  await sql(server, flooding)
  await sql(server, `DELETE FROM projects WHERE id LIKE '${prefix}%' AND CAST(substr(id, 10) AS INTEGER) % 5 = 0`)
}

/** The daily job's work: asks about every open project, and closes every other asked one. The validity of every other quote ends. */
export async function ask(server: Server): Promise<void> {
  const now = `'${new Date().toISOString()}'`
  await sql(server, `UPDATE projects SET status = 'closed', closed_at = ${now} WHERE status = 'open' AND asked_at <> '' AND rowid % 2`)
  await sql(server, `UPDATE projects SET asked_at = ${now} WHERE status = 'open'`)
  await sql(server, "UPDATE proposals SET valid_until = '2026-01-01' WHERE valid_until <> '' AND rowid % 2")
}

/** Unread ones per person, from the first step on. */
const EACH = 20

export async function giveNotifications(server: Server, people: Person[]): Promise<void> {
  for (const { id } of people) {
    const notices = `INSERT INTO notifications (id, user_id, title, message, link, is_read, created_at)
        WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${EACH})
        SELECT lower(substr(hex(randomblob(8)), 1, 15)), '${id}', 'Aviso ' || n, 'Aviso.', '', FALSE,
          strftime('%Y-%m-%dT%H:%M:%fZ', 'now', printf('-%d minutes', n)) FROM numbers`
    await sql(server, notices)
  }
}

/** Two projects with every provider's proposal, and one whose work goes on with the first of them. */
export async function makeRivals(server: Server, [client, ...providers]: readonly [Person, ...Person[]]): Promise<void> {
  const owner = new Session(server, client)
  for (const title of ['Muro', 'Telhado']) {
    const project = await owner.publishes({ title, city: 'Niterói', state: 'RJ' })
    for (const provider of providers) await new Session(server, provider).proposes(project)
  }
  const agreed = await owner.publishes({ title: 'Calçada', city: 'Niterói', state: 'RJ' })
  const [first] = providers
  if (first) await owner.accepts(agreed, await new Session(server, first).proposes(agreed))
}

/** '' lifts. */
export type Suspend = (person: string, reason: string) => Promise<void>

/** Uses the area's route. */
export async function hireAdministrator(server: Server): Promise<Suspend> {
  const { token } = await signedInAdministrator(server)
  return async (person, reason) => {
    const ask = () => call(server, 'PUT', `/api/admin/users/${person}/suspension`, { token, body: { reason } })
    await eventually(ask, ({ status }) => status === 204, { within: 60_000 })
  }
}
