import { expect, test } from 'vitest'
import { give, installationBefore, serving } from '../../server/support/earlier-release'
import type { StepName } from '../../server/support/feed-steps'
import { FeedWorld } from '../../server/support/feed-world'
import { quoted, sql } from '../../support/server-client'

const MIGRATION = '1763683490-finished-deals-are-forgotten.js'

const history: [StepName, number, number][] = [
  ['person', 0, 0],
  ['person', 1, 1],
  ['person', 2, 2],
  ['project', 0, 0],
  ['project', 0, 1],
  ['propose', 0, 1],
  ['propose', 1, 1],
  ['propose', 1, 2],
]

test('[F3] a project that a deleted provider has finished forgets the proposal, and its client alone is told', async () => {
  const installation = await installationBefore(MIGRATION)
  const deal = "SELECT id, accepted_proposal_id AS deal FROM projects WHERE status = 'completed' ORDER BY id"
  let [kept, end] = ['', '0']
  await serving(installation, async (server) => {
    const world = new FeedWorld(server)
    for (const step of history) await world.take(step)
    const [first, second] = await world.rows('projects')
    const proposals = await world.rows('proposals', `project_id = ${quoted(String(second?.id))}`)
    kept = String(proposals[0]?.id)
    await sql(server, `UPDATE projects SET status = 'completed', accepted_proposal_id = 'ofadeletedone00' WHERE id = ${quoted(String(first?.id))}`)
    await sql(server, `UPDATE projects SET status = 'completed', accepted_proposal_id = ${quoted(kept)} WHERE id = ${quoted(String(second?.id))}`)
    end = String((await sql(server, "SELECT seq FROM sqlite_sequence WHERE name = 'sync_changes'"))[0]?.seq)
  })

  await give(installation, MIGRATION)
  await serving(installation, async (server) => {
    expect((await sql(server, deal)).map((row) => row.deal)).toEqual(['', kept])
    const told = await sql(server, `SELECT channel, collection FROM sync_changes WHERE seq > ${end} AND collection = 'projects'`)
    expect(told).toEqual([{ channel: 'user:u00000000000000', collection: 'projects' }])
  })
})
