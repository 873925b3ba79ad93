import { openProjectsOf } from '../support/data/open-projects'
import { createPerson } from '../support/data/people'
import { answered, clientOf, perSecond } from './support/client'
import type { Bench } from './support/comparison'
import { Puller } from './support/puller'

const AT_ONCE = [1, 10, 50, 200]
const FOR_MS = 2_000
const PROJECTS = 500

const place = { city: 'Campinas', state: 'SP' }

/** A round of all ten collections that brings nothing, as most of them do. */
export const rounds: Bench = {
  name: 'rounds',
  title: 'Empty rounds a second of so many devices at once, beside the server doing nothing',
  async comparisons(stage) {
    const server = await stage.server()
    await openProjectsOf(server, place.state, place.city, PROJECTS)
    const client = clientOf(server)
    const pullers: Puller[] = []
    while (pullers.length < Math.max(...AT_ONCE)) {
      pullers.push(new Puller(client, await createPerson(server, { role: 'autonomo', full_name: 'Rui Leme', ...place })))
    }
    // Together: a card that came later would be pulled first.
    for (const puller of pullers) await puller.round()
    return AT_ONCE.map((count) => ({
      name: `${count} at once`,
      ours: {
        name: 'empty round',
        measure: async () => ({
          rounds: await perSecond(count, FOR_MS, async (worker) => {
            await pullers[worker]?.round()
            return 1
          }),
        }),
      },
      beside: {
        name: '/api/health',
        measure: async () => ({
          rounds: await perSecond(count, FOR_MS, async () => {
            await answered(client({ path: '/api/health' }))
            return 1
          }),
        }),
      },
      figures: { rounds: { unit: 'per s', goals: count === 50 ? [{ ratioLeast: 0.35 }] : [] } },
    }))
  },
}
