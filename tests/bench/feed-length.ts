import { type Session, signedIn } from '../server/support/session'
import { openProjectsOf } from '../support/open-projects'
import { type Server, sql } from '../support/server-client'
import { answered, type Client, clientOf, timed } from './support/client'
import type { Bench, Comparison, Figures } from './support/comparison'
import { medianOf } from './support/measured'
import { Puller } from './support/puller'
import type { Stage } from './support/stage'

const SHORT = 10_000
const LENGTHS = [1_000, 100_000, 1_000_000]
const CHUNK = 100_000
const PROJECTS = 1_000
const FIRST = 'first pull of 1,000 projects'
/** How often each measuring does the shorter ones, which take turns with each other, and the longest one. */
const TIMES = 10
const FIRSTS = 3

/** What a person does on a site with a long past, beside a short one. */
export const feedLength: Bench = {
  name: 'feed-length',
  title: `Pulls and writes with so many rows in the feed, beside ${SHORT.toLocaleString('en')} of them`,
  async comparisons(stage) {
    const short = await openSite(stage, SHORT)
    const compared: Comparison[] = []
    for (const length of LENGTHS) {
      const site = await openSite(stage, length)
      const goals = length > SHORT ? [{ ratioMost: 1.3 }] : []
      compared.push({
        name: `${length.toLocaleString('en')} rows`,
        ours: { name: 'longer', measure: () => visit(site) },
        beside: { name: 'shorter', measure: () => visit(short) },
        figures: {
          [FIRST]: { unit: 'ms', goals },
          'empty round': { unit: 'ms', goals },
          'pull of one change': { unit: 'ms', goals },
          command: { unit: 'ms', goals },
        },
      })
    }
    return compared
  },
}

type Site = { client: Client; person: Session; puller: Puller }

async function openSite(stage: Stage, length: number): Promise<Site> {
  const server = await stage.server()
  // What is held is in the middle of the feed.
  await addRows(server, 0, length / 2)
  await openProjectsOf(server, 'SP', 'Campinas', PROJECTS)
  await addRows(server, length / 2, length)
  const client = clientOf(server)
  const person = await signedIn(server, 'autonomo')
  const puller = new Puller(client, person)
  await puller.round()
  return { client, person, puller }
}

/** Rows of other people's records, and of projects and cards of the same state that are gone. */
async function addRows(server: Server, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += CHUNK) {
    await sql(
      server,
      `INSERT INTO sync_changes (channel, collection, record, removed)
        WITH RECURSIVE n(i) AS (SELECT ${at + 1} UNION ALL SELECT i + 1 FROM n WHERE i < ${Math.min(to, at + CHUNK)})
        SELECT CASE i % 10 WHEN 0 THEN 'open:SP' WHEN 1 THEN 'cards:SP' ELSE printf('user:u%014d', i / 50) END,
          CASE i % 10 WHEN 0 THEN 'projects' WHEN 1 THEN 'profiles' WHEN 2 THEN 'messages' ELSE 'notifications' END,
          printf('x%014d', i), i % 10 < 2 FROM n`,
    )
  }
}

async function visit({ client, person, puller }: Site): Promise<Figures> {
  const firsts: number[] = []
  for (let time = 0; time < FIRSTS; time++) firsts.push(await timed(() => new Puller(client, person).round()))
  const [rounds, commands, changes]: [number[], number[], number[]] = [[], [], []]
  for (let time = 0; time < TIMES; time++) {
    await puller.round()
    rounds.push(await timed(() => puller.round()))
    const body = JSON.stringify({ ...puller.position, commands: [person.command('edit_account', { about: `Muros e calçadas ${Math.random()}` })] })
    commands.push(
      await timed(async () => {
        const { answers } = JSON.parse((await answered(client({ method: 'POST', path: '/api/sync/push', token: person.token, body }))).text())
        if (answers?.[0]?.status !== 'accepted') throw new Error(JSON.stringify(answers))
      }),
    )
    const before = puller.documents
    changes.push(await timed(() => puller.round()))
    if (puller.documents === before) throw new Error('the change did not come')
  }
  return { [FIRST]: medianOf(firsts), 'empty round': medianOf(rounds), command: medianOf(commands), 'pull of one change': medianOf(changes) }
}
