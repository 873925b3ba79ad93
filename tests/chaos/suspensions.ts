import { eventually } from '../support/eventually'
import { createAdministrator } from '../support/people'
import { call, type Server, tokenOf } from '../support/server-client'

/** Suspends an account with a reason, or lifts that with ''. */
export type Suspend = (person: string, reason: string) => Promise<void>

/** An administrator, who uses the route of their area. */
export async function hireAdministrator(server: Server): Promise<Suspend> {
  const { id } = await createAdministrator(server)
  const token = await tokenOf(server, id)
  return async (person, reason) => {
    const ask = () => call(server, 'PUT', `/api/admin/users/${person}/suspension`, { token, body: { reason } })
    await eventually(ask, ({ status }) => status === 204, { within: 60_000 })
  }
}
