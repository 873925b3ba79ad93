import { expect, test } from 'vitest'
import { give, installationBefore, serving } from '../../server/support/earlier-release'
import { expectedFeed, readTables } from '../../server/support/feed-reference'
import type { StepName } from '../../server/support/feed-steps'
import { FeedWorld } from '../../server/support/feed-world'
import { sql } from '../../support/server-client'

const MIGRATION = '1763683270-channels-by-state.js'

const history: [StepName, number, number][] = [
  ['person', 0, 0],
  ['person', 1, 1],
  ['person', 2, 2],
  ['person', 1, 3],
  ['person', 3, 4],
  ['move person', 3, 2],
  ['project', 0, 0],
  ['project', 1, 1],
  ['project', 0, 2],
  ['project', 0, 3],
  ['propose', 0, 1],
  ['propose', 1, 2],
  ['converse', 0, 1],
  ['converse', 1, 2],
  ['converse', 2, 2],
  ['converse', 3, 1],
  ['status', 3, 2],
  ['move project', 2, 2],
  ['withdraw', 0, 0],
]

test('[F1] [F2] a feed with the channels of the whole country is rewritten by state, in the order of its numbers', async () => {
  const installation = await installationBefore(MIGRATION)
  const newest = (channel: string) => `SELECT record FROM sync_changes WHERE channel LIKE '${channel}' AND removed = 0 ORDER BY seq`
  let order: unknown[] = []
  await serving(installation, async (server) => {
    const world = new FeedWorld(server)
    for (const step of history) await world.take(step)
    await sql(server, "INSERT INTO sync_dropped (channel, collection, seq) VALUES ('open', 'projects', 1), ('user:u00000000000000', 'projects', 1)")
    await world.take(['rename', 1, 0])
    const stateless = (await world.rows('users', "state = ''")).map(({ id }) => id)
    order = (await sql(server, newest('cards'))).map(({ record }) => record).filter((record) => !stateless.includes(record))
    expect(stateless.length > 0 && order.length > 1).toBe(true)
  })

  await give(installation, MIGRATION)
  await serving(installation, async (server) => {
    const live = await sql(server, "SELECT channel || ' ' || collection || ' ' || record AS place FROM sync_changes WHERE removed = 0 ORDER BY 1")
    expect(live.map(({ place }) => place).sort()).toEqual(expectedFeed(await readTables(new FeedWorld(server))))
    expect((await sql(server, newest('cards:%'))).map(({ record }) => record)).toEqual(order)
    expect(await sql(server, "SELECT channel FROM sync_changes WHERE channel IN ('open', 'cards')")).toEqual([])
    expect(await sql(server, 'SELECT channel FROM sync_dropped')).toEqual([{ channel: 'user:u00000000000000' }])
  })
})
