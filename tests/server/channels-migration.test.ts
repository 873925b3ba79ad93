import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { paths } from '../../pocketbase/tasks/paths'
import { ensureSuperuser, type Installation, migrate, servePocketBase } from '../../pocketbase/tasks/pocketbase-process'
import { builtServer, superuser } from '../support/built-server'
import { freePort } from '../support/free-port'
import { type Server, sql } from '../support/server-client'
import { expectedFeed, readTables } from './support/feed-reference'
import type { StepName } from './support/feed-steps'
import { FeedWorld } from './support/feed-world'

const MIGRATION = '1763683270-channels-by-state.js'

/** An installation as it was before the migration, with nothing but a superuser. */
async function before(): Promise<Installation> {
  const home = await mkdtemp(join(tmpdir(), 'canteiro-migration-'))
  onTestFinished(() => rm(home, { recursive: true, force: true }))
  const [migrationsDir, hooksDir] = [join(home, 'migrations'), join(home, 'hooks')]
  await Promise.all([mkdir(migrationsDir), mkdir(hooksDir)])
  const earlier = (await readdir(paths.migrations)).filter((name) => name < MIGRATION)
  for (const name of earlier) await cp(join(paths.migrations, name), join(migrationsDir, name))
  const installation = { program: (await builtServer()).program, dataDir: join(home, 'data'), migrationsDir, hooksDir }
  await migrate(installation)
  await ensureSuperuser(installation, superuser)
  return installation
}

/** Serves it while the work lasts. */
async function serving(installation: Installation, work: (server: Server) => Promise<void>): Promise<void> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const options = { host: '127.0.0.1', port, origins: [url], environment: { PATH: process.env.PATH }, engines: 2, onOutput: () => undefined }
  const child = await servePocketBase(installation, options)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  try {
    await work({ url, superuser })
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

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
  const installation = await before()
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

  await cp(join(paths.migrations, MIGRATION), join(installation.migrationsDir, MIGRATION))
  await serving(installation, async (server) => {
    const live = await sql(server, "SELECT channel || ' ' || collection || ' ' || record AS place FROM sync_changes WHERE removed = 0 ORDER BY 1")
    expect(live.map(({ place }) => place).sort()).toEqual(expectedFeed(await readTables(new FeedWorld(server))))
    expect((await sql(server, newest('cards:%'))).map(({ record }) => record)).toEqual(order)
    expect(await sql(server, "SELECT channel FROM sync_changes WHERE channel IN ('open', 'cards')")).toEqual([])
    expect(await sql(server, 'SELECT channel FROM sync_dropped')).toEqual([{ channel: 'user:u00000000000000' }])
  })
})
