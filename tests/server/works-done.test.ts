import { beforeAll, beforeEach, expect, test } from 'vitest'
import { fieldOf, get, quoted, remove, runJob, sql } from '../support/server/server-client'
import { withServer } from '../support/server/with-server'
import { type Session, signedIn } from './support/session'

const server = withServer()
let ana: Session
let bruno: Session
/** A work that each run of the job judges, in its one transaction. */
let last: string

beforeAll(async () => {
  last = await done(await signedIn(server, 'cliente'), await signedIn(server, 'empresa'), 9, 8)
})
beforeEach(async () => {
  ana = await signedIn(server, 'cliente')
  bruno = await signedIn(server, 'autonomo')
})

const ago = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString()
const sets = (project: string, fields: Record<string, string>) => {
  const assignments = Object.entries(fields).map(([column, value]) => `${column} = ${quoted(value)}`)
  return sql(server, `UPDATE projects SET ${assignments} WHERE id = ${quoted(project)}`)
}

/** A deal that was accepted and completed so many days ago. */
async function done(owner: Session, provider: Session, accepted: number, completed: number): Promise<string> {
  const project = await owner.publishes()
  await owner.accepts(project, await provider.proposes(project))
  await owner.completes(project)
  await sets(project, { accepted_at: ago(accepted), completed_at: ago(completed) })
  return project
}

async function countsWorks(): Promise<void> {
  await sets(last, { judged_deal: '' })
  await runJob(server, 'count-works')
  await expect.poll(() => sql(server, `SELECT 1 FROM projects WHERE id = ${quoted(last)} AND judged_deal = accepted_at`)).toHaveLength(1)
}
const card = async ({ id }: Session) => fieldOf(await get(server, `/api/providers/${id}`), 'works_done')
const numberOf = ({ id }: Session) => sql(server, `SELECT max(seq) AS seq FROM sync_changes WHERE collection = 'profiles' AND record = ${quoted(id)}`)

test('[PRODUCT 128] a work counts a week after its completion, with a day or more between acceptance and completion, once for each pair in 30 days', async () => {
  const [bia, clara] = [await signedIn(server, 'cliente'), await signedIn(server, 'cliente')]
  // Too recent, too quick, the pair's first, too soon after it, 30 days after it.
  await done(ana, bruno, 9, 6.9)
  await done(bia, bruno, 9, 8.1)
  await done(clara, bruno, 60, 50)
  await done(clara, bruno, 40, 30)
  await done(clara, bruno, 22, 20)
  await countsWorks()
  expect(await card(bruno)).toBe(2)
  await bruno.device.pull()
  expect(bruno.device.all('users').get(bruno.id)).toMatchObject({ works_done: 2 })
  const before = await numberOf(bruno)
  await countsWorks()
  expect([await card(bruno), await numberOf(bruno)], 'a card without news is not sent again').toEqual([2, before])
})

test('[PRODUCT 128] a deal that is completed once more is not counted again, a new one of the project is', async () => {
  const project = await done(ana, bruno, 20, 10)
  await countsWorks()
  await sets(project, { completed_at: ago(1) })
  await ana.reopens(project)
  await countsWorks()
  await ana.completes(project)
  await sets(project, { completed_at: ago(8) })
  await countsWorks()
  expect(await card(bruno)).toBe(1)
  await sets(project, { completed_at: ago(1) })
  await ana.reopens(project)
  await ana.undoes(project, String((await ana.dealOn(project)).proposal_id), 'Mudei de ideia.')
  const caio = await signedIn(server, 'autonomo')
  await ana.accepts(project, await caio.proposes(project))
  await ana.completes(project)
  await sets(project, { accepted_at: ago(9.5), completed_at: ago(8) })
  await countsWorks()
  expect([await card(bruno), await card(caio)]).toEqual([1, 1])
})

test("[PRODUCT 128] a counted work stays when its owner's account goes; while an owner is suspended none is counted", async () => {
  await done(ana, bruno, 20, 10)
  await countsWorks()
  await remove(server, 'users', ana.id)
  await countsWorks()
  expect(await card(bruno)).toBe(1)
  const bia = await signedIn(server, 'cliente')
  await done(bia, bruno, 20, 10)
  const suspend = (since: string) => sql(server, `UPDATE users SET suspended_at = ${quoted(since)} WHERE id = ${quoted(bia.id)}`)
  await suspend(ago(1))
  await countsWorks()
  expect(await card(bruno)).toBe(1)
  await suspend('')
  await countsWorks()
  expect(await card(bruno)).toBe(2)
})
