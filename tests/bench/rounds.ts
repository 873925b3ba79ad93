import { type CollectionName, collectionNames } from '#domain/documents'
import { openProjectsOf } from '../support/data/many-open-projects'
import { createPerson } from '../support/data/people'
import type { TestServer } from '../support/server/pocketbase'
import { answered, clientOf, perSecond } from './support/client'
import type { Bench, Side } from './support/comparison'
import { EARLIER, earlierCollections, earlierServer } from './support/earlier'
import { Puller } from './support/puller'

const AT_ONCE = 50
const FOR_MS = 2_000
const PROJECTS = 500

const place = { city: 'Campinas', state: 'SP' }

/** Rounds of all collections without news. */
export const rounds: Bench = {
  name: 'rounds',
  title: `Empty rounds a second of ${AT_ONCE} devices at once, beside those of ${EARLIER} and the server doing nothing`,
  async comparisons(stage) {
    const server = await stage.server()
    const ours = await emptyRounds('empty round', server)
    const earlier = await emptyRounds(`of ${EARLIER}`, await stage.server({ built: await earlierServer() }), earlierCollections)
    const client = clientOf(server)
    const health = sideOf('/api/health', () => answered(client({ path: '/api/health' })))
    const name = `${AT_ONCE} at once`
    return [
      { name, ours, beside: earlier, figures: { rounds: { unit: 'per s', goals: [{ ratioLeast: 2.5 }] } } },
      { name, ours, beside: health, figures: { rounds: { unit: 'per s', goals: [{ ratioLeast: 0.1 }] } } },
    ]
  },
}

async function emptyRounds(name: string, server: TestServer, collections: readonly CollectionName[] = collectionNames): Promise<Side> {
  await openProjectsOf(server, place.state, place.city, PROJECTS)
  const pullers = await pullersOf(server, collections)
  return sideOf(name, (worker) => pullers[worker]?.round())
}

/** Devices that hold everything. */
async function pullersOf(server: TestServer, collections: readonly CollectionName[]): Promise<Puller[]> {
  const client = clientOf(server)
  const pullers: Puller[] = []
  while (pullers.length < AT_ONCE) {
    pullers.push(new Puller(client, await createPerson(server, { role: 'autonomo', full_name: 'Rui Leme', ...place }), collections))
  }
  // Together: a later card would be pulled first.
  for (const puller of pullers) await puller.round()
  return pullers
}

const sideOf = (name: string, work: (worker: number) => Promise<unknown> | undefined): Side => ({
  name,
  measure: async () => ({
    rounds: await perSecond(AT_ONCE, FOR_MS, async (worker) => {
      await work(worker)
      return 1
    }),
  }),
})
