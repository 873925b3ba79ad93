import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StepName } from '../../server/support/feed-steps'
import { FeedWorld } from '../../server/support/feed-world'
import { heldOnDevice } from '../../server/support/readable'
import { Device } from '../../server/support/simplest-device'
import { sql, tokenOf } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'

const server = withServer()

/** Rows of records that are no more, which count all the same: they push what is real beyond the horizon. */
let fillers = 0
async function flood(count: number): Promise<void> {
  for (const [channel, collection] of Object.entries({ 'open:SP': 'projects', 'near:SP:RJ': 'projects', 'cards:SP': 'profiles' })) {
    const rows = `INSERT INTO sync_changes (channel, collection, record, removed) WITH RECURSIVE counted(n) AS (SELECT ${fillers} UNION ALL SELECT n + 1 FROM counted WHERE n < ${fillers + count - 1})
          SELECT '${channel}', '${collection}', 'zz' || n, 0 FROM counted`
    await sql(server, rows)
  }
  fillers += count
}
const ebb = (count: number) =>
  sql(
    server,
    `INSERT OR REPLACE INTO sync_changes (channel, collection, record, removed)
      SELECT channel, collection, record, 1 FROM sync_changes WHERE record LIKE 'zz%' AND removed = 0 ORDER BY seq DESC LIMIT ${count}`,
  )

const names = [
  ...(['project', 'person', 'status', 'move project', 'move project to city', 'propose', 'withdraw', 'converse'] as const),
  ...(['move person', 'move person to city', 'title', 'rename', 'role'] as const),
] as const
const step = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(fc.constantFrom<StepName>(...names), fc.nat({ max: 11 }), fc.nat({ max: 11 })) },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom('flood', 'ebb'), fc.constantFrom(2, 990, 1_990, 4_985), fc.constant(0)) },
  { weight: 3, arbitrary: fc.tuple(fc.constantFrom('pull', 'page'), fc.nat({ max: 2 }), fc.constant(0)) },
)
const beginning: [StepName, number, number][] = [
  ['person', 0, 0],
  ['person', 1, 2],
  ['person', 2, 4],
  ['project', 0, 0],
  ['project', 0, 2],
  ['propose', 0, 1],
  ['converse', 1, 1],
]

test('[F6] [L2] [L4] [L5] ends with devices that hold exactly what is within the horizons', async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(step, { minLength: 8, maxLength: 25 }), async (history) => {
        const world = new FeedWorld(server)
        for (const taken of beginning) await world.take(taken)
        await flood(4_980)
        const devices = (await world.rows('users')).map(({ id }) => new Device(server, { id: String(id), token: '' }))
        for (const device of devices) device.person.token = await tokenOf(server, device.person.id)
        for (const [name, a, b] of history) {
          if (name === 'flood') await flood(a)
          else if (name === 'ebb') await ebb(a)
          else if (name === 'pull') await devices[a]?.pull()
          else if (name === 'page') await devices[a]?.pullPage()
          else await world.take([name as StepName, a, b])
        }
        for (const device of devices) {
          await device.pull()
          const idsOf = await heldOnDevice(server, device.person.id)
          for (const collection of ['projects', 'profiles'] as const) {
            expect(device.ids(collection), `${collection} of ${device.person.id}`).toEqual(idsOf(collection))
          }
        }
      })
      .afterEach(async () => {
        await new FeedWorld(server).end()
        await sql(server, "DELETE FROM sync_changes WHERE record LIKE 'zz%'")
      }),
    { numRuns: Number(process.env.FEED_HISTORIES ?? 15), endOnFailure: true },
  )
})
