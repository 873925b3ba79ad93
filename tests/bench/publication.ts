import { setTimeout as pause } from 'node:timers/promises'
import { signedIn } from '../server/support/session'
import { openProjectsOf } from '../support/data/many-open-projects'
import type { TestServer } from '../support/server/pocketbase'
import { clientOf } from './support/client'
import type { Bench, Side } from './support/comparison'
import { earlierServer, POKED_ALL } from './support/earlier'
import { before, type Delay, type Listener, listenersIn, today } from './support/listeners'
import { processorOf } from './support/processor'

const LISTENERS = 1_000
/** Providers of the project's own city. */
const TOLD = 30
const PROJECTS = 100
/** Rounds under way, as devices ask by their own clocks. */
const AT_ONCE = 4

const state = 'SP'
const [here, elsewhere] = ['Santos', 'Campinas']

/** Cost of a project for the server, by those who listen: at its publication, and in their next regular rounds. */
export const publication: Bench = {
  name: 'publication',
  title: `Processor of the server for one publication with ${LISTENERS} listeners of its state, of whom ${TOLD} are told, beside ${POKED_ALL}`,
  comparisons: async (stage) => [
    {
      name: `${LISTENERS} listen`,
      ours: await publishing('today', await stage.server(), today),
      beside: await publishing(POKED_ALL, await stage.server({ built: await earlierServer(POKED_ALL) }), before),
      turns: 3,
      figures: { 'until all pokes are answered': { unit: 'ms', goals: [{ ratioMost: 0.1 }] }, "with everyone's next round": { unit: 'ms' } },
    },
  ],
}

async function publishing(name: string, server: TestServer, delay: Delay): Promise<Side> {
  await openProjectsOf(server, state, elsewhere, PROJECTS)
  const client = clientOf(server)
  const told = await listenersIn(server, client, { state, city: here, count: TOLD, delay })
  const others = await listenersIn(server, client, { state, city: elsewhere, count: LISTENERS - TOLD, delay })
  const everyone = [...told, ...others]
  const owner = await signedIn(server, 'cliente', { state: 'AC', city: 'Xapuri' })
  // Cards that came while they were made.
  await nextRounds(everyone)
  await nextRounds(everyone)
  return {
    name,
    async measure() {
      const had = told.map(({ puller }) => puller.documents)
      const atOnce = await processorOf(server, async () => {
        await owner.publishes({ state, city: here })
        while (told.some(({ puller }, i) => puller.documents === had[i])) await pause(100)
        await settled(everyone)
      })
      const later = await processorOf(server, () => nextRounds(everyone))
      return { 'until all pokes are answered': atOnce, "with everyone's next round": atOnce + later }
    },
  }
}

/** No pull is due, for some time. */
async function settled(listeners: readonly Listener[]): Promise<void> {
  for (let looks = 0; looks < 5; looks++) {
    await pause(100)
    if (!listeners.every((listener) => listener.isSettled())) looks = 0
  }
}

async function nextRounds(listeners: readonly Listener[]): Promise<void> {
  const waiting = [...listeners]
  const goOn = async () => {
    for (let listener = waiting.pop(); listener; listener = waiting.pop()) await listener.puller.round()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, goOn))
}
