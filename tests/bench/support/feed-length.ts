import { openProjectsOf } from '../../support/data/many-open-projects'
import { createPerson } from '../../support/data/people'
import type { TestServer } from '../../support/server/pocketbase'
import { type Server, sql } from '../../support/server/server-client'
import { clientOf } from './client'
import type { Comparison, Side } from './comparison'
import { Puller } from './puller'
import type { Stage } from './stage'

const [LONG, SHORT] = [1_000_000, 10_000]
const CHUNK = 100_000
const PROJECTS = 1_000
/** A single one takes too little time. */
const PULLS = 5

const place = { state: 'SP', city: 'Campinas' }

/** A first pull from a long feed beside a short one. */
export const besideShortFeed = async (stage: Stage): Promise<Comparison> => ({
  name: `${PULLS} first pulls of ${PROJECTS.toLocaleString('en')} projects`,
  ours: await firstPulls(await stage.server(), LONG),
  beside: await firstPulls(await stage.server(), SHORT),
  figures: { time: { unit: 'ms', goals: [{ ratioMost: 1.15 }] } },
})

async function firstPulls(server: TestServer, length: number): Promise<Side> {
  // The held rows are in the middle of the feed.
  await addRows(server, 0, length / 2)
  await openProjectsOf(server, place.state, place.city, PROJECTS)
  await addRows(server, length / 2, length)
  // The restart moves the feed out of the write-ahead log.
  await server.restart()
  const client = clientOf(server)
  const person = await createPerson(server, { role: 'autonomo', full_name: 'Rui Leme', ...place })
  return {
    name: `${length.toLocaleString('en')} rows`,
    async measure() {
      const begun = performance.now()
      for (let pull = 0; pull < PULLS; pull++) await new Puller(client, person).round()
      return { time: performance.now() - begun }
    },
  }
}

/** Other people's rows, and removed ones of the same state. */
async function addRows(server: Server, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += CHUNK) {
    const rows = `INSERT INTO sync_changes (channel, collection, record, removed)
        WITH RECURSIVE n(i) AS (SELECT ${at + 1} UNION ALL SELECT i + 1 FROM n WHERE i < ${Math.min(to, at + CHUNK)})
        SELECT CASE i % 10 WHEN 0 THEN 'open:SP' WHEN 1 THEN 'cards:SP' ELSE printf('user:u%014d', i / 50) END,
          CASE i % 10 WHEN 0 THEN 'projects' WHEN 1 THEN 'profiles' WHEN 2 THEN 'messages' ELSE 'notifications' END,
          printf('x%014d', i), i % 10 < 2 FROM n`
    await sql(server, rows)
  }
}
