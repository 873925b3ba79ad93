import { eventually } from '../support/eventually'
import { signedInAdministrator } from '../support/people'
import { call, type Server } from '../support/server-client'

/** Suspends an account with a reason, or lifts that with ''. */
export type Suspend = (person: string, reason: string) => Promise<void>

/** An administrator, who uses the route of their area. */
export async function hireAdministrator(server: Server): Promise<Suspend> {
  const { token } = await signedInAdministrator(server)
  return async (person, reason) => {
    const ask = () => call(server, 'PUT', `/api/admin/users/${person}/suspension`, { token, body: { reason } })
    await eventually(ask, ({ status }) => status === 204, { within: 60_000 })
  }
}
