import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { newId } from '#new-id'
import { backUp } from '../../../pocketbase/tasks/back-up'
import { checkData } from '../../../pocketbase/tasks/data-check'
import { newestOf, openFollower } from '../../../pocketbase/tasks/follow-replica'
import { obtainLitestream } from '../../../pocketbase/tasks/obtain-litestream'
import { runs } from '../../../pocketbase/tasks/pid-file'
import { KEPT_DAYS, removeLeftGenerations } from '../../../pocketbase/tasks/remove-generations'
import { headOf, type Replica, replicaPlace, writeConfig } from '../../../pocketbase/tasks/replica'
import { noteRestored, readNote, writeNote } from '../../../pocketbase/tasks/replica-note'
import { claimReplica } from '../../../pocketbase/tasks/replicate'
import { restoreBackup } from '../../../pocketbase/tasks/restore-backup'
import { productionSettings } from '../../../pocketbase/tasks/settings'
import { lastWritten } from '../../../pocketbase/tasks/watch-generation'
import { signedIn } from '../../server/support/session'
import { builtServer } from '../../support/built-server'
import { eventually } from '../../support/eventually'
import { freePort } from '../../support/free-port'
import { startPocketBase } from '../../support/pocketbase'
import { startReplicated } from '../../support/replicated-server'
import { post, sql, superToken } from '../../support/server-client'

let litestream: string
beforeAll(async () => {
  litestream = await obtainLitestream()
})

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'canteiro-replica-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Data of a server that was never served, and a place for their copies. */
async function scene() {
  const folder = await emptyFolder()
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

test('what a Litestream left uncopied that was told to end before it listened is copied then', async () => {
  const { folder, installation, replica } = await scene()
  const deaf = join(folder, 'deaf-litestream')
  // Copies once when it is asked to, and otherwise stays as it is while it starts: any signal ends it.
  await writeFile(deaf, `#!/bin/sh\ncase "$*" in *-once*|*-dry-run*) exec '${litestream}' "$@";; *) exec sleep 600;; esac\n`, { mode: 0o755 })
  const server = await startReplicated(installation, await freePort(), replica.place, deaf)
  const ana = await signedIn(server, 'cliente')
  await ana.publishes()
  expect(await server.end()).toBe(0)
  expect(await projectsIn(await restored(folder, replica, 1))).toBe(1)
})

test('a Litestream that dies is told of and started again, and copies what was written meanwhile', async () => {
  const { folder, installation, replica } = await scene()
  const server = await startReplicated(installation, await freePort(), replica.place)
  const ana = await signedIn(server, 'cliente')
  process.kill(await server.litestreamPid(), 'SIGKILL')
  await ana.publishes()
  await eventually(
    async () => server.said(),
    (said) => said.includes('Litestream ended by itself (SIGKILL): nothing is copied until it starts again in 1 s.'),
  )
  await server.end()
  expect(await projectsIn(await restored(folder, replica, 1))).toBe(1)
})

test('a Litestream that outlived its task is ended before another one copies the same database', async () => {
  const { installation, replica } = await scene()
  const port = await freePort()
  const server = await startReplicated(installation, port, replica.place)
  const left = await server.litestreamPid()
  await server.killWithoutLitestream()
  expect(await runs(left, 'litestream.json')).toBe(true)
  const next = await startReplicated(installation, port, replica.place)
  expect(await runs(left, 'litestream.json')).toBe(false)
  await next.end()
})

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

test('a restore begins one generation only, also where the copy of that was cut off', async () => {
  const { folder, replica, dataDir } = await scene()
  await claimReplica(replica, dataDir)
  await noteRestored(dataDir, dataDir)
  const cutOff = join(folder, 'cut-off-litestream')
  await writeFile(cutOff, `#!/bin/sh\ncase "$*" in *-once*) exit 1;; *) exec '${litestream}' "$@";; esac\n`, { mode: 0o755 })
  await expect(claimReplica({ ...replica, litestream: cutOff }, dataDir)).rejects.toThrow('which Litestream cannot use')
  const claimed = [await claimReplica(replica, dataDir), await claimReplica(replica, dataDir)]
  expect(claimed).toEqual([2, 2])
  await noteRestored(dataDir, dataDir)
  expect(await claimReplica(replica, dataDir)).toBe(3)
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

test('a Litestream that outlived its task does not write what is restored into the generation before', async () => {
  const { folder, installation, replica, dataDir } = await scene()
  const server = await startReplicated(installation, await freePort(), replica.place)
  await backUp(installation.program, dataDir, join(folder, 'backup'))
  const left = await server.litestreamPid()
  await server.killWithoutLitestream()
  onTestFinished(async () => void ((await runs(left, 'litestream.json')) && process.kill(left, 'SIGKILL')))
  await restoreBackup(installation.program, dataDir, join(folder, 'backup'))
  expect(await runs(left, 'litestream.json')).toBe(false)
})

test('of two copies that claim a generation at once one has it', async () => {
  const { folder, replica, dataDir } = await scene()
  await claimReplica(replica, dataDir)
  const copies = ['one', 'other'].map((name) => join(folder, name))
  const copy = await restored(folder, replica, 1)
  for (const to of copies) {
    await cp(copy, to, { recursive: true })
    await cp(join(dataDir, 'replica.json'), join(to, 'replica.json'))
    await noteRestored(to, to)
  }
  const ends = await Promise.allSettled(copies.map((to) => claimReplica(replica, to)))
  expect(ends.filter(({ status }) => status === 'fulfilled')).toEqual([{ status: 'fulfilled', value: 2 }])
  expect(ends.filter(({ status }) => status === 'rejected')).toMatchObject([
    { reason: { message: expect.stringContaining('Another server has claimed generation 2') } },
  ])
  // The one that had it goes on with it; the other one stays away.
  const [winner = '', loser = ''] = ends[0]?.status === 'fulfilled' ? copies : copies.toReversed()
  expect(await claimReplica(replica, winner)).toBe(2)
  await expect(claimReplica(replica, loser)).rejects.toThrow('Another server was promoted')
  expect((await readdir(replica.place)).sort()).toEqual(['1', '1.claim', '2', '2.claim'])
})

test('of two servers that write one generation, at an address that takes no claims, one notices and does not serve again', async () => {
  const { folder, installation, replica, dataDir } = await scene()
  const place = `file://${replica.place}`
  await claimReplica({ place, litestream }, dataDir)
  const other = { ...installation, dataDir: join(folder, 'other') }
  await cp(dataDir, other.dataDir, { recursive: true })
  const [port, otherPort] = [await freePort(), await freePort()]
  const one = await startReplicated(installation, port, place)
  onTestFinished(() => one.kill().catch(() => undefined))
  const two = await startReplicated(other, otherPort, place)
  onTestFinished(() => two.kill().catch(() => undefined))
  const ana = await signedIn(two, 'cliente')
  let isOver = false
  const ended = [one, two].map(async (server) => {
    const code = await server.ended()
    isOver = true
    return { server, code }
  })
  // One goes ahead of the other, whatever either writes by itself.
  while (!isOver) {
    const before = await lastWritten(other.dataDir)
    await ana.dispatches('edit_account', { about: newId() }).catch(() => undefined)
    await eventually(
      () => lastWritten(other.dataDir),
      (now) => isOver || now !== before,
    )
  }
  const { server: behind, code } = await Promise.race(ended)
  expect(code).toBe(1)
  expect(behind.said()).toContain('Another server writes generation 1')
  const [ahead, data, itsPort] = behind === one ? [two, installation, port] : [one, other, otherPort]
  const again = await startReplicated(data, itsPort, place)
  expect(await again.ended()).toBe(1)
  expect(again.said()).toContain('Another server writes generation 1')
  expect(await ahead.end()).toBe(0)
})

test('where both of two servers that wrote one generation noticed, the one that is marked as restored begins the next', async () => {
  const { replica, dataDir } = await scene()
  await claimReplica(replica, dataDir)
  await writeNote(dataDir, { ...(await readNote(dataDir, replica.place)), isShared: true })
  await expect(claimReplica(replica, dataDir)).rejects.toThrow('Another server writes generation 1')
  await noteRestored(dataDir, dataDir)
  expect(await claimReplica(replica, dataDir)).toBe(2)
  expect(await claimReplica(replica, dataDir)).toBe(2)
})

/** Three generations in the replica of one server, whose data are of the last. */
async function threeGenerations() {
  const made = await scene()
  const { replica, dataDir } = made
  await claimReplica(replica, dataDir)
  for (let n = 2; n <= 3; n++) {
    await noteRestored(dataDir, dataDir)
    expect(await claimReplica(replica, dataDir)).toBe(n)
  }
  return made
}

const generationsIn = async (place: string) => (await readdir(place)).filter((name) => /^\d+$/.test(name)).sort()

test('where the first generation is gone a follower without a note finds the newest, and a server of other data or of an earlier one is refused', async () => {
  const { folder, replica, dataDir } = await threeGenerations()
  for (const name of ['1', '1.claim']) await rm(join(replica.place, name), { recursive: true })
  const follower = await openFollower(join(folder, 'second'))
  expect(await newestOf(replica, follower)).toBe(3)
  const stranger = await scene()
  await expect(claimReplica(replica, stranger.dataDir)).rejects.toThrow('holds a database already that is not the one of DATA_DIR')
  await rm(join(replica.place, '2'), { recursive: true })
  await writeNote(dataDir, { ...(await readNote(dataDir, replica.place)), generation: 1 })
  await expect(claimReplica(replica, dataDir)).rejects.toThrow('holds generation 3, and these data are of generation 1')
  expect(await generationsIn(replica.place)).toEqual(['3'])
})

test('at an address, which cannot be listed, the newest generation is found though the first ones are gone', async () => {
  const folder = await emptyFolder()
  const scripted = join(folder, 'scripted-litestream')
  const answer = `config=$(printf %s "$*" | sed 's/.*-config \\([^ ]*\\).*/\\1/')
grep -qE '/canteiro/(7|8)"' "$config" && echo '{"max_txid":"0000000000000001"}' || { echo 'Error: no matching backup files available'; exit 1; }`
  await writeFile(scripted, `#!/bin/sh\n${answer}\n`, { mode: 0o755 })
  const replica = { place: 's3://bucket/canteiro', litestream: scripted }
  const follower = await openFollower(join(folder, 'second'))
  expect(await newestOf(replica, follower)).toBe(8)
  expect(await newestOf({ ...replica, place: 's3://bucket/other' }, follower)).toBeUndefined()
  await expect(claimReplica(replica, (await scene()).dataDir)).rejects.toThrow('holds a database already that is not the one of DATA_DIR')
})

/** As if nothing had been written there for so long. */
async function ages(path: string, days: number): Promise<void> {
  const at = new Date(Date.now() - days * 24 * 60 * 60_000)
  const inside = (await stat(path)).isDirectory() ? await readdir(path, { recursive: true }) : []
  for (const name of ['', ...inside]) await utimes(join(path, name), at, at)
}

/** As if the generation had been left so long ago, for the next one. */
async function left(place: string, generation: number, days: number): Promise<void> {
  await ages(join(place, String(generation)), days)
  await ages(join(place, `${generation + 1}.claim`), days)
}

test('the server that serves removes the generations before its own that were left long ago, and nothing else', async () => {
  const { replica, dataDir } = await threeGenerations()
  const { place } = replica
  await cp(join(place, '1'), join(place, '4.old'), { recursive: true })
  await mkdir(join(place, '0', 'photos'), { recursive: true })
  for (const name of ['0', '3', '3.claim', '4.old']) await ages(join(place, name), KEPT_DAYS + 1)
  await left(place, 1, KEPT_DAYS + 1)
  await left(place, 2, KEPT_DAYS - 1)
  await removeLeftGenerations(replica, dataDir, 3)
  expect((await readdir(place)).sort()).toEqual(['0', '1.claim', '2', '2.claim', '3', '3.claim', '4.old'])
  expect(await claimReplica(replica, dataDir)).toBe(3)
})

test('a generation that was left long ago stays after the one that was made of it just now, and where something was written to it since', async () => {
  const { replica, dataDir } = await threeGenerations()
  const { place } = replica
  await left(place, 1, KEPT_DAYS + 1)
  const [written = ''] = await readdir(join(place, '1', 'ltx', '0'))
  await utimes(join(place, '1', 'ltx', '0', written), new Date(), new Date())
  await ages(join(place, '2'), KEPT_DAYS + 1)
  await removeLeftGenerations(replica, dataDir, 3)
  expect(await generationsIn(place)).toEqual(['1', '2', '3'])
})

test('nothing is removed where the own generation is not there', async () => {
  const { folder, replica, dataDir } = await threeGenerations()
  await left(replica.place, 1, KEPT_DAYS + 1)
  await rename(join(replica.place, '3'), join(folder, '3'))
  await removeLeftGenerations(replica, dataDir, 3)
  expect(await generationsIn(replica.place)).toEqual(['1', '2'])
})

test('a server removes at its start what was left long ago, says what it cannot remove, and serves', async () => {
  const { installation, replica } = await threeGenerations()
  await writeFile(join(replica.place, '1', 'notes.txt'), 'mine')
  for (const generation of [1, 2]) await left(replica.place, generation, KEPT_DAYS + 1)
  const server = await startReplicated(installation, await freePort(), replica.place)
  await eventually(
    async () => server.said(),
    (said) => said.includes('generation 2 was left more than 28 days ago'),
  )
  expect(server.said()).toContain(`${join(replica.place, '1')} may hold accounts that were deleted since, and could not be removed: Error: notes.txt`)
  expect(await generationsIn(replica.place)).toEqual(['1', '3'])
  expect((await fetch(new URL('/api/health', server.url))).status).toBe(200)
  expect(await server.end()).toBe(0)
})

test("a replica that holds another server's database is refused", async () => {
  const [mine, others] = [await scene(), await scene()]
  await claimReplica(others.replica, others.dataDir)
  await expect(claimReplica(others.replica, mine.dataDir)).rejects.toThrow('holds a database already that is not the one of DATA_DIR')
})

test('a server goes on with its replica where its name is written in another way', async () => {
  const { replica, dataDir } = await scene()
  await claimReplica(replica, dataDir)
  const place = `${replica.place}/`
  expect(await claimReplica({ ...replica, place }, dataDir)).toBe(1)
  expect(await readNote(dataDir, place)).toMatchObject({ place, generation: 1 })
})

test('data that were copied elsewhere are told from those of a stranger, with both places and no password', async () => {
  const [mine, others] = [await scene(), await scene()]
  await claimReplica(others.replica, others.dataDir)
  await writeNote(mine.dataDir, {
    place: 'sftp://canteiro:secret@host/replica',
    generation: 3,
    isWhole: true,
    isRestored: false,
    claim: '',
    isShared: false,
  })
  const told = String(await claimReplica(others.replica, mine.dataDir).catch((reason: unknown) => reason))
  for (const words of [others.replica.place, 'sftp://…@host/replica', 'replica.json', '"place"']) expect(told).toContain(words)
  expect(told).not.toContain('secret')
  expect(told).not.toContain('promote')
})

test('a replica that cannot be written is refused with what Litestream says', async () => {
  const { dataDir, folder } = await scene()
  const place = join(folder, 'data', 'data.db', 'below-a-file')
  await expect(claimReplica({ place, litestream }, dataDir)).rejects.toThrow(/LITESTREAM_REPLICA is .*below-a-file, which Litestream cannot use: .+/)
})

const needed = { SMTP_HOST: 'smtp.canteiro.example', SMTP_FROM: 'nao-responda@canteiro.example', PUBLIC_URL: 'http://canteiro.example' }

test.each(['replica', './replica', 's3:/bucket', 'ftp://host/replica'])('production does not start with the replica %s', (given) => {
  expect(() => productionSettings({ ...needed, LITESTREAM_REPLICA: given })).toThrow(`LITESTREAM_REPLICA is "${given}"`)
})

test('a replica inside of the data that it copies is refused', () => {
  expect(() => replicaPlace('/var/canteiro/data/replica', '/var/canteiro/data')).toThrow('inside of /var/canteiro/data')
  expect(replicaPlace('/var/canteiro/data-replica', '/var/canteiro/data')).toBe('/var/canteiro/data-replica')
})

test('a folder that is given as an address is that folder, for all that holds for one', () => {
  expect(replicaPlace('file:///mnt/other%20disk/canteiro', '/var/canteiro/data')).toBe('/mnt/other disk/canteiro')
  expect(() => replicaPlace('file:///var/canteiro/data/replica', '/var/canteiro/data')).toThrow('inside of /var/canteiro/data')
  expect(() => replicaPlace('/var/canteiro/backup/../data/replica', '/var/canteiro/data')).toThrow('inside of /var/canteiro/data')
  expect(() => replicaPlace('file://mnt/canteiro', '/var/canteiro/data')).toThrow('LITESTREAM_REPLICA is "file://mnt/canteiro"')
})

test.each([
  ['truncates the write-ahead log of the database', '', 1],
  ['leaves the log to Litestream, which reads it,', '/replica', 0],
])('the job of each night %s with the replica %j', async (_, LITESTREAM_REPLICA, truncated) => {
  const server = await startPocketBase({ environment: { LITESTREAM_REPLICA }, printsStatements: true })
  onTestFinished(() => server.stop())
  expect(await post(server, '/api/crons/__pbDBOptimize__', {}, await superToken(server))).toMatchObject({ status: 204 })
  const said = await eventually(
    async () => server.output(),
    (output) => output.includes('PRAGMA optimize'),
  )
  // Statements on the database of the log are not printed.
  expect(said.split('PRAGMA wal_checkpoint(TRUNCATE)')).toHaveLength(truncated + 1)
})
