import { createPerson, password, signedInAdministrator } from '../support/data/people'
import { eventually } from '../support/eventually'
import { type Answer, call, post, quoted, type Server, sql } from '../support/server/server-client'

/** Acts that the promoted server lacks, and others it has. */
export type NotGivenBack = { lacked: string[]; kept: string[] }

const anotherPassword = 'outra-senha-456'

export async function prepareUnreturned(server: Server): Promise<{ happens(): Promise<void>; after(): Promise<NotGivenBack> }> {
  const admin = await signedInAdministrator(server)
  const ana = await createPerson(server, { role: 'cliente', full_name: 'Nova Senha' })
  const rui = await createPerson(server, { role: 'autonomo', full_name: 'Suspenso' })
  const signsIn = async () =>
    (await post(server, '/api/collections/users/auth-with-password', { identity: ana.email, password: anotherPassword })).status === 200
  const holds = async (query: string) => (await sql(server, query)).length > 0
  return {
    async happens() {
      const body = { oldPassword: password, password: anotherPassword, passwordConfirm: anotherPassword }
      await done(() => call(server, 'PATCH', `/api/collections/users/records/${ana.id}`, { token: ana.token, body }))
      await done(() => call(server, 'PUT', `/api/admin/users/${rui.id}/suspension`, { token: admin.token, body: { reason: 'Ensaio.' } }))
    },
    async after() {
      const isThere = {
        'a new password': await signsIn(),
        'an administrator’s suspension of an account': await holds(
          `SELECT 1 AS n FROM users WHERE id = ${quoted(rui.id)} AND suspended_reason <> ''`,
        ),
        'its line in the audit': await holds(`SELECT 1 AS n FROM audit_log WHERE subject = ${quoted(rui.id)}`),
      }
      const named = (kept: boolean) => Object.entries(isThere).flatMap(([name, isKept]) => (isKept === kept ? [name] : []))
      return { lacked: named(false), kept: named(true) }
    },
  }
}

/** PocketBase answers 404 where a busy server could not read in time. */
const done = (ask: () => Promise<Answer>): Promise<Answer> => eventually(ask, ({ status }) => status < 300)
