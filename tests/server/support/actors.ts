import { createPerson, removePerson } from '../../support/people'
import { call, get, quoted, runJob, sql, superToken, textAt } from '../../support/server-client'
import type { Actor } from '../access-cells'
import type { Stage } from './stage'

/** Who asks: the token that they send, '' for none, and the account that it names. */
export type Asker = { id: string; token: string }

/** The viewers of a stage, and sessions that no longer count, or no longer for everything. */
export async function setActors({ server, people, tokens }: Stage): Promise<Record<Actor, Asker>> {
  const { owner, winner, loser, otherClient, otherProvider } = people
  const [suspended, deleted] = [await stranger('Sônia Suspensa'), await stranger('Raul Removido')]
  await suspend(suspended.id)
  await removePerson(server, deleted.id)
  // The files go after the answer, which the table must not take for a change of its own.
  await runJob(server, 'finish-deletions')
  return {
    ...{ owner: sent(owner), winner: sent(winner), loser: sent(loser), otherClient: sent(otherClient), otherProvider: sent(otherProvider) },
    suspended: sent(suspended),
    deleted: sent(deleted),
    signedOut: { id: '', token: '' },
    admin: { id: '', token: tokens.admin },
    expired: { id: owner.id, token: await expiredToken(owner.id) },
  }

  function sent({ id, token }: Asker): Asker {
    return { id, token }
  }

  function stranger(full_name: string): Promise<Asker> {
    return createPerson(server, { role: 'autonomo', full_name })
  }

  async function suspend(id: string): Promise<void> {
    await sql(server, `UPDATE users SET suspended_at = '2026-01-01T00:00:00.000Z', suspended_reason = 'Golpe' WHERE id = ${quoted(id)}`)
  }

  /** A session that was the owner's for a second. */
  async function expiredToken(id: string): Promise<string> {
    const path = `/api/collections/users/impersonate/${id}`
    const token = textAt(await call(server, 'POST', path, { token: await superToken(server), body: { duration: 1 } }), 'token')
    while ((await get(server, '/api/presence', token)).status === 200) await new Promise((resolve) => setTimeout(resolve, 100))
    return token
  }
}
