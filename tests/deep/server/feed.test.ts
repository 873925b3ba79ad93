import fc from 'fast-check'
import { expect, test } from 'vitest'
import { collectionNames } from '#domain/documents'
import { expectedDocument, expectedFeed, readTables, type Tables } from '../../server/support/feed-reference'
import { steps } from '../../server/support/feed-steps'
import { FeedWorld, type Step } from '../../server/support/feed-world'
import { heldOnDevice, readableBy } from '../../server/support/readable'
import { Device } from '../../server/support/simplest-device'
import { get, quoted, sql, tokenOf } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'

const server = withServer()

const number = fc.nat({ max: 11 })
const step: fc.Arbitrary<Step> = fc.tuple(fc.constantFrom(...(Object.keys(steps) as Step[0][])), number, number)
/** Session, something and a chat to begin with, so that most steps find what they need. */
const beginning: Step[] = [
  ['person', 0, 0],
  ['person', 1, 1],
  ['person', 2, 2],
  ['project', 0, 0],
  ['project', 1, 1],
  ['propose', 0, 1],
  ['converse', 0, 1],
]
const histories = fc.array(step, { minLength: 10, maxLength: 30 })
const runs = Number(process.env.FEED_HISTORIES ?? 20)
const feedRuns = Number(process.env.FEED_HISTORIES ?? 200)

test('[F6] after any history each channel holds what the predicate says', async () => {
  await fc.assert(
    fc
      .asyncProperty(histories, async (history) => {
        const world = new FeedWorld(server)
        for (const taken of [...beginning, ...history]) await world.take(taken)
        const places = "SELECT channel || ' ' || collection || ' ' || record AS place FROM sync_changes WHERE removed = 0 ORDER BY 1 LIMIT 1000"
        const live = await sql(server, places)
        expect(live.map(({ place }) => place).sort()).toEqual(expectedFeed(await readTables(world)))
      })
      .afterEach(() => new FeedWorld(server).end()),
    { numRuns: feedRuns, endOnFailure: true },
  )
})

test('[F6] after any history a person may see every open project and every public card, and of all else what is theirs', async () => {
  await fc.assert(
    fc
      .asyncProperty(histories, async (history) => {
        const world = new FeedWorld(server)
        for (const taken of [...beginning, ...history]) await world.take(taken)
        for (const { id } of await world.rows('users')) await finds(world, String(id))
      })
      .afterEach(() => new FeedWorld(server).end()),
    { numRuns: runs, endOnFailure: true },
  )
})

/** Asked for one by one, whatever channels their device follows. */
async function finds(world: FeedWorld, me: string): Promise<void> {
  const token = await tokenOf(server, me)
  const idsOf = await readableBy(server, me)
  for (const [collection, table, path] of [
    ['projects', 'projects', '/api/projects'],
    ['profiles', 'users', '/api/providers'],
  ] as const) {
    const found: string[] = []
    for (const { id } of await world.rows(table)) if ((await get(server, `${path}/${id}`, token)).status === 200) found.push(String(id))
    expect(found, `${collection} of ${me}`).toEqual(idsOf(collection))
  }
}

const pulls = fc.array(fc.record({ after: fc.nat({ max: 29 }), device: fc.nat({ max: 2 }) }), { maxLength: 8 })

test('[F5] [F6] [L1] [L4] [L5] devices that pull at any moment of any history end with exactly the documents that are theirs', async () => {
  await fc.assert(
    fc
      .asyncProperty(histories, pulls, async (history, pulled) => {
        const world = new FeedWorld(server)
        for (const taken of beginning) await world.take(taken)
        const devices = (await world.rows('users')).map(({ id }) => new Device(server, { id: String(id), token: '' }))
        for (const [moment, taken] of history.entries()) {
          await world.take(taken)
          for (const { device } of pulled.filter(({ after }) => after === moment)) await pullIfThere(world, devices[device])
        }
        const tables = await readTables(world)
        for (const device of devices) if (await pullIfThere(world, device)) await holdsWhatIsTheirs(device, tables)
      })
      .afterEach(() => new FeedWorld(server).end()),
    { numRuns: runs, endOnFailure: true },
  )
})

/** A person who was deleted may have come back under the same id: then with a new session. */
async function pullIfThere(world: FeedWorld, device: Device | undefined): Promise<boolean> {
  if (!device || !(await world.pick('users', 0, `id = ${quoted(device.person.id)}`))) return false
  device.person.token = await tokenOf(server, device.person.id)
  await device.pull()
  return true
}

async function holdsWhatIsTheirs(device: Device, tables: Tables): Promise<void> {
  const me = device.person.id
  const idsOf = await heldOnDevice(server, me)
  for (const collection of collectionNames) {
    const ids = idsOf(collection)
    expect(device.ids(collection), `${collection} of ${me}`).toEqual(ids)
    for (const id of ids) expect(device.all(collection).get(id)).toEqual(expectedDocument(tables, collection, id, me))
  }
}
