import { execFile } from 'node:child_process'
import { cp, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { obtainLitestream } from '../../../../pocketbase/tasks/build/obtain-program'
import { checkData } from '../../../../pocketbase/tasks/data/data-console'
import { headOf, type Replica, replicaPlace, writeConfig } from '../../../../pocketbase/tasks/replica/replica'
import { noteRestored } from '../../../../pocketbase/tasks/replica/replica-note'
import { claimReplica } from '../../../../pocketbase/tasks/replica/replicate'
import { productionSettings } from '../../../../pocketbase/tasks/settings'
import { signedIn } from '../../../server/support/session'
import { eventually } from '../../../support/eventually'
import { builtServer } from '../../../support/server/built-server'
import { freePort } from '../../../support/server/free-port'
import { startPocketBase } from '../../../support/server/pocketbase'
import { startReplicated } from '../../../support/server/replicated-server'
import { post, sql, superToken } from '../../../support/server/server-client'
import { testFolder } from '../../../support/test-folder'

let litestream: string
beforeAll(async () => {
  litestream = await obtainLitestream()
})

/** Data of a server that was never served, and a place for their copies. */
async function scene() {
  const folder = await testFolder()
  const installation = { ...(await builtServer()), dataDir: join(folder, 'data') }
  await cp((await builtServer()).dataDir, installation.dataDir, { recursive: true })
  const replica: Replica = { place: join(folder, 'replica'), litestream }
  return { folder, installation, replica, dataDir: installation.dataDir }
}

/** The data folder of what the replica holds. */
async function restored(folder: string, replica: Replica, generation: number): Promise<string> {
  const [dataDir, config] = [join(folder, `restored-${generation}`), join(folder, 'restore.json')]
  await writeConfig(replica, generation, join(dataDir, 'data.db'), config)
  await promisify(execFile)(litestream, ['restore', '-config', config, join(dataDir, 'data.db')])
  return dataDir
}

async function projectsIn(dataDir: string): Promise<number> {
  const server = await startPocketBase({ dataDir })
  try {
    return Number((await sql(server, 'SELECT count(*) AS n FROM projects'))[0]?.n)
  } finally {
    await server.stop()
  }
}

test('all that was accepted before a server is told to end is in the copy', async () => {
  const { folder, installation, replica } = await scene()
  const server = await startReplicated(installation, await freePort(), replica.place)
  const ana = await signedIn(server, 'cliente')
  for (let n = 0; n < 5; n++) await ana.publishes()
  expect(await server.end()).toBe(0)
  const copy = await restored(folder, replica, 1)
  await checkData(installation.program, copy)
  expect(await projectsIn(copy)).toBe(5)
})

test('a Litestream that dies is told of and started again, and copies what was written meanwhile', async () => {
  const { folder, installation, replica } = await scene()
  const server = await startReplicated(installation, await freePort(), replica.place)
  const ana = await signedIn(server, 'cliente')
  process.kill(await server.litestreamPid(), 'SIGKILL')
  const before = await headOf(replica, 1, join(folder, 'check.json'))
  await ana.publishes()
  await expect.poll(server.said).toContain('Litestream ended by itself (SIGKILL). It starts again in 1 s.')
  await expect.poll(() => headOf(replica, 1, join(folder, 'check.json'))).not.toBe(before)
  await server.end()
  expect(await projectsIn(await restored(folder, replica, 1))).toBe(1)
})

test('a replica that cannot be written is told in the log and at /api/health, and so is that it can be again', async () => {
  const { installation, replica } = await scene()
  const server = await startReplicated(installation, await freePort(), replica.place)
  onTestFinished(() => server.kill().catch(() => undefined))
  const ana = await signedIn(server, 'cliente')
  const health = async () => v.parse(healthAnswer, await (await fetch(new URL('/api/health', server.url))).json()).data.replica
  await eventually(health, (replica) => replica === 'ok')
  await rename(replica.place, `${replica.place}-away`)
  await writeFile(replica.place, '')
  await ana.publishes()
  await eventually(health, (replica) => replica === 'failing')
  expect(server.said()).toMatch(/The replica lacks what was written in the last \d+ s\. Litestream fails: .*not a directory/)
  await rm(replica.place)
  await rename(`${replica.place}-away`, replica.place)
  await eventually(health, (replica) => replica === 'ok')
  expect(server.said()).toMatch(/The replica holds everything again, after \d+ s\./)
})

const healthAnswer = v.object({ data: v.object({ replica: v.optional(v.string()) }) })

test('a server beyond which another one was promoted ends, and does not start again', async () => {
  const { folder, installation, replica, dataDir } = await scene()
  const port = await freePort()
  const server = await startReplicated(installation, port, replica.place)
  const other = join(folder, 'other')
  await cp(await restored(folder, replica, 1), other, { recursive: true })
  await cp(join(dataDir, 'replica.json'), join(other, 'replica.json'))
  await noteRestored(other, other)
  expect(await claimReplica(replica, other)).toBe(2)
  expect(await server.ended()).toBe(1)
  expect(server.said()).toContain('Another server was promoted')
  const again = await startReplicated(installation, port, replica.place)
  expect(await again.ended()).toBe(1)
  expect(again.said()).toContain('holds generation 2, and these data are of generation 1')
})

test('restored data begin a generation of their own, once, and leave the one before whole', async () => {
  const { folder, replica, dataDir } = await scene()
  expect(await claimReplica(replica, dataDir)).toBe(1)
  const head = await headOf(replica, 1, join(folder, 'check.json'))
  await noteRestored(dataDir, dataDir)
  expect(await claimReplica(replica, dataDir)).toBe(2)
  expect(await claimReplica(replica, dataDir)).toBe(2)
  expect(await headOf(replica, 1, join(folder, 'check.json'))).toBe(head)
})

test('a server whose replica is not mounted does not begin another one in its place', async () => {
  const { replica, dataDir } = await scene()
  await claimReplica(replica, dataDir)
  await rename(replica.place, `${replica.place}-unmounted`)
  await expect(claimReplica(replica, dataDir)).rejects.toThrow('lacks generation 1, though these data were copied there. Is its disk mounted?')
  await noteRestored(dataDir, dataDir)
  await expect(claimReplica(replica, dataDir)).rejects.toThrow('lacks generation 1')
  await rename(`${replica.place}-unmounted`, replica.place)
  expect(await claimReplica(replica, dataDir)).toBe(2)
})

test("a replica that holds another server's database is refused", async () => {
  const [mine, others] = [await scene(), await scene()]
  await claimReplica(others.replica, others.dataDir)
  await expect(claimReplica(others.replica, mine.dataDir)).rejects.toThrow('holds a database already that is not the one of DATA_DIR')
})

test('a replica that cannot be written is refused with what Litestream says', async () => {
  const { dataDir, folder } = await scene()
  const place = join(folder, 'data', 'data.db', 'below-a-file')
  await expect(claimReplica({ place, litestream }, dataDir)).rejects.toThrow(/LITESTREAM_REPLICA is .*below-a-file, which Litestream cannot use: .+/)
})

const needed = { SMTP_HOST: 'smtp.canteiro.example', SMTP_FROM: 'nao-responda@canteiro.example', PUBLIC_URL: 'http://canteiro.example' }

test.each(['replica', './replica', 's3:/bucket', 'ftp://host/replica', 'file:///mnt/replica'])(
  'production does not start with the replica %s',
  (given) => {
    expect(() => productionSettings({ ...needed, LITESTREAM_REPLICA: given })).toThrow(`LITESTREAM_REPLICA is "${given}"`)
  },
)

test('a replica inside of the data that it copies is refused', () => {
  expect(() => replicaPlace('/var/canteiro/data/replica', '/var/canteiro/data')).toThrow('inside of /var/canteiro/data')
  expect(replicaPlace('/var/canteiro/data-replica', '/var/canteiro/data')).toBe('/var/canteiro/data-replica')
})

test.each([
  ['truncates the write-ahead log of the database', '', 1],
  ['leaves the log to Litestream, which reads it,', '/replica', 0],
])('the job of each night %s with the replica %j', async (_, LITESTREAM_REPLICA, truncated) => {
  const server = await startPocketBase({ environment: { LITESTREAM_REPLICA }, printsStatements: true })
  onTestFinished(() => server.stop())
  expect(await post(server, '/api/crons/__pbDBOptimize__', {}, await superToken(server))).toMatchObject({ status: 204 })
  await expect.poll(server.output).toContain('PRAGMA optimize')
  // Statements on the database of the log are not printed.
  expect(server.output().split('PRAGMA wal_checkpoint(TRUNCATE)')).toHaveLength(truncated + 1)
})
