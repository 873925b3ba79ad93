import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CollectionName, collectionNames } from '#domain/documents'
import { startPocketBase, type TestServer } from '../support/pocketbase'
import { get, quoted, type Row, sql, tokenOf } from './support/calls'
import { Device } from './support/device'
import { expectedDocument, expectedFeed, readTables, type Tables } from './support/feed-reference'
import { steps } from './support/feed-steps'
import { FeedWorld, type Step } from './support/feed-world'

let server: TestServer

beforeAll(async () => {
  server = await startPocketBase()
})
afterAll(() => server.stop())

const number = fc.nat({ max: 11 })
const step: fc.Arbitrary<Step> = fc.tuple(fc.constantFrom(...(Object.keys(steps) as Step[0][])), number, number)
/** Somebody, something and a chat to begin with, so that most steps find what they need. */
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

test('[F6] after any history each channel holds what the predicate says, and each person sees in it what the native rules give', {
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc
      .asyncProperty(histories, async (history) => {
        const world = new FeedWorld(server)
        for (const taken of [...beginning, ...history]) await world.take(taken)
        const tables = await readTables(world)
        const live = await sql(
          server,
          "SELECT channel || ' ' || collection || ' ' || record AS place FROM sync_changes WHERE removed = 0 ORDER BY 1 LIMIT 1000",
        )
        expect(live.map(({ place }) => place).sort()).toEqual(expectedFeed(tables))
        for (const person of tables.users) await seesTheSame(person, live)
      })
      .afterEach(() => new FeedWorld(server).end()),
    { numRuns: feedRuns, endOnFailure: true },
  )
})

async function seesTheSame({ id, state }: Row, live: Row[]): Promise<void> {
  const token = await tokenOf(server, String(id))
  const mine = [`user:${id}`, 'open', 'cards', `open:${state}`]
  for (const collection of collectionNames) {
    const channels = live.map(({ place }) => String(place).split(' ')).filter(([channel = '', name]) => name === collection && mine.includes(channel))
    const throughFeed = [...new Set(channels.map(([, , record]) => record))].sort()
    expect(await nativeIds(collection, token), `${collection} of ${id}`).toEqual(throughFeed)
  }
}

async function nativeIds(collection: CollectionName, token: string): Promise<string[]> {
  const answer = await get(server, `/api/collections/${collection}/records?perPage=500&fields=id`, token)
  return (answer.body as { items: { id: string }[] }).items.map(({ id }) => id).sort()
}

const pulls = fc.array(fc.record({ after: fc.nat({ max: 29 }), device: fc.nat({ max: 2 }) }), { maxLength: 8 })

test('[F5] [L1] [L4] devices that pull at any moment of any history end with exactly the documents that are theirs', {
  timeout: 600_000,
}, async () => {
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
        for (const device of devices) if (await pullIfThere(world, device)) holdsWhatIsTheirs(device, tables)
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

function holdsWhatIsTheirs(device: Device, tables: Tables): void {
  const me = device.person.id
  const state = tables.users.find(({ id }) => id === me)?.state
  const mine = expectedFeed(tables)
    .map((place) => place.split(' '))
    .filter(([channel = '']) => [`user:${me}`, 'open', 'cards', `open:${state}`].includes(channel))
  for (const collection of collectionNames) {
    const ids = [...new Set(mine.filter(([, name]) => name === collection).map(([, , record = '']) => record))].sort()
    expect(device.ids(collection)).toEqual(ids)
    for (const id of ids) expect(device.all(collection).get(id)).toEqual(expectedDocument(tables, collection, id, me))
  }
}
