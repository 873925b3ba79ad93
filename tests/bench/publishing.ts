import { populate } from '../server/support/populate'
import { type Session, signedIn } from '../server/support/session'
import { projectArgs } from '../support/command-args'
import { eventually } from '../support/eventually'
import { type Server, sql } from '../support/server-client'
import { answered, type Client, clientOf, timed } from './support/client'
import type { Bench, Figures } from './support/comparison'
import { Puller } from './support/puller'

const PROVIDERS = 20_000
/** Others who write and pull meanwhile, one after the other. */
const VISITS = 20

const full = { city: 'Santos', state: 'SP' }
const empty = { city: 'Rio Branco', state: 'AC' }

/** A new project is told to all providers of its city. */
export const publishing: Bench = {
  name: 'publishing',
  title: `Publishing in a state of ${PROVIDERS.toLocaleString('en')} providers, beside one that has none`,
  async comparisons(stage) {
    const server = await stage.server()
    const client = clientOf(server)
    await populate(server, full.state, full.city, PROVIDERS)
    const [ana, bruno] = [await signedIn(server, 'cliente'), await signedIn(server, 'autonomo', { city: 'Salvador', state: 'BA' })]
    const publish = (place: typeof full) => ana.does('publish_project', { ...projectArgs(), ...place })
    const publishedIn = async (place: typeof full): Promise<Figures> => {
      const start = performance.now()
      await publish(place)
      const answer = performance.now() - start
      await allTold(server)
      return { 'the writer is answered': answer, 'all are told': performance.now() - start }
    }
    const waits = async (): Promise<Figures> => {
      const found: { command: number; round: number }[] = []
      for (let visit = 0; visit < VISITS; visit++) found.push(await visitOf(client, bruno))
      const longest = (name: 'command' | 'round') => Math.max(...found.map((times) => times[name]))
      const average = (name: 'command' | 'round') => found.reduce((sum, times) => sum + times[name], 0) / VISITS
      return { command: average('command'), 'longest command': longest('command'), round: average('round'), 'longest round': longest('round') }
    }
    return [
      {
        name: 'publish_project',
        ours: { name: `${PROVIDERS.toLocaleString('en')} providers`, measure: () => publishedIn(full) },
        beside: { name: 'none', measure: () => publishedIn(empty) },
        figures: { 'the writer is answered': { unit: 'ms' }, 'all are told': { unit: 'ms' } },
      },
      {
        name: 'somebody else meanwhile',
        ours: {
          name: 'while providers are told',
          async measure() {
            await publish(full)
            const found = await waits()
            await allTold(server)
            return found
          },
        },
        beside: { name: 'while nothing happens', measure: waits },
        figures: {
          command: { unit: 'ms' },
          'longest command': { unit: 'ms' },
          round: { unit: 'ms' },
          'longest round': { unit: 'ms' },
        },
      },
    ]
  },
}

const allTold = (server: Server) =>
  eventually(
    () => sql(server, 'SELECT 1 FROM notice_jobs'),
    (left) => left.length === 0,
  )

async function visitOf(client: Client, person: Session): Promise<{ command: number; round: number }> {
  const puller = new Puller(client, person)
  await puller.round()
  const body = JSON.stringify({ ...puller.position, commands: [person.command('edit_account', { about: `Muros ${Math.random()}` })] })
  const command = await timed(() => answered(client({ method: 'POST', path: '/api/sync/push', token: person.token, body })))
  return { command, round: await timed(() => puller.round()) }
}
