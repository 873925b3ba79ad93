import { quoted, type Row, type Server, sql } from '../../support/server/server-client'
import type { Session } from './session'

export const said = { again: true, on_time: 'yes', text: 'Caprichou no rejunte.' }

const DAY_MS = 86_400_000
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString()

type Wanted = { completedDaysAgo: number; lastedDays?: number; args?: Row; said?: Row | null }

/** A work of the two with a reference, as though it had been completed then. Answers its project's id. */
export async function referredWork(server: Server, client: Session, provider: Session, wanted: Wanted): Promise<string> {
  const project = await client.publishes(wanted.args)
  await client.accepts(project, await provider.proposes(project))
  await client.completes(project)
  if (wanted.said !== null) await client.does('give_reference', { ...(await client.dealOn(project)), ...said, ...wanted.said })
  await completedDaysAgo(server, project, wanted)
  return project
}

async function completedDaysAgo(server: Server, project: string, { completedDaysAgo: days, lastedDays = 2 }: Wanted): Promise<void> {
  const [accepted, completed, shown] = [days + lastedDays, days, days - 7].map((ago) => quoted(daysAgo(ago)))
  await sql(server, `UPDATE projects SET accepted_at = ${accepted}, completed_at = ${completed} WHERE id = ${quoted(project)}`)
  await sql(
    server,
    `UPDATE proposals SET reference = json_set(reference, '$.accepted_at', ${accepted}, '$.shown_from', ${shown})
      WHERE project_id = ${quoted(project)} AND reference IS NOT NULL`,
  )
}
