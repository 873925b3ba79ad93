import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { obtainLitestream } from '../../pocketbase/tasks/build/obtain-program'
import { runToEnd } from '../../pocketbase/tasks/children'
import { paths } from '../../pocketbase/tasks/paths'
import { followerOf } from '../../pocketbase/tasks/replica/ask-follower.mjs'
import { type Replica, writeConfig } from '../../pocketbase/tasks/replica/replica'
import { isFree } from '../../pocketbase/tasks/serve/free-port'
import type { OutboxRow } from '../../web/src/sync'
import { defaultWaits } from '../../web/src/sync/waits'
import { broken } from '../chaos/check'
import { createPerson, type Person } from '../support/data/people'
import { type Device, startDevice } from '../support/device/device'
import { builtServer } from '../support/server/built-server'
import { freePort } from '../support/server/free-port'
import { startPocketBase } from '../support/server/pocketbase'
import { startFollower, startReplicated } from '../support/server/replicated-server'
import { type Server, sql } from '../support/server/server-client'
import { complete } from '../support/story'
import { type NotGivenBack, prepareUnreturned } from './not-given-back'
import { startProbe } from './probe'
import { beginWork } from './work'

export type DrillOptions = {
  /** Half clients, half providers. */
  devices: number
  /** Before the kill, and after the promotion. */
  workMs: number
  /** Between a device's commands. */
  pauseMs: number
}

/** Litestream's lag at the crash. */
const LAG_MS = 3_000

export type Drilled = {
  /** Acknowledged before the kill. */
  acknowledged: number
  /** Acknowledged commands that the promoted copy lacked, by verb. */
  lacked: Map<string, number>
  /** Acknowledged photos, and those that the copy lacked. */
  photos: { acknowledged: number; lacked: number }
  /** Lacking in the copy, there in the end. */
  givenBack: number
  notGivenBack: NotGivenBack
  /** From the kill to the end of ./canteiro promote, to a person's first accepted write, to a device's. */
  servesMs: number
  firstWriteMs: number
  deviceMs: number
  /** Missing or misplaced records, in words. */
  wrong: string[]
}

/** Kills a replicated server under load, promotes its follower, and compares with what was acknowledged. */
export async function drill(options: DrillOptions): Promise<Drilled> {
  const endings: (() => unknown)[] = []
  try {
    return await drilled(options, (end) => endings.unshift(end))
  } finally {
    for (const end of endings) await end()
  }
}

async function drilled({ devices: count, workMs, pauseMs }: DrillOptions, atEnd: (end: () => unknown) => unknown): Promise<Drilled> {
  const built = await builtServer()
  const folder = await mkdtemp(join(tmpdir(), 'canteiro-drill-'))
  atEnd(() => rm(folder, { recursive: true, force: true }))
  const [first, second] = [join(folder, 'first'), join(folder, 'second')]
  await cp(built.dataDir, first, { recursive: true })
  const replica = { place: join(folder, 'replica'), litestream: await obtainLitestream() }
  // One address, one machine after the other.
  const port = await freePort()
  const server = await startReplicated({ ...built, dataDir: first }, port, replica.place)
  atEnd(() => server.kill().catch(() => undefined))
  const devices = await devicesOf(server, count)
  atEnd(() => Promise.all(devices.map((device) => device.end())))
  const [probe, unreturned] = [await startProbe(server), await prepareUnreturned(server)]
  const follower = await startFollower({ ...built, dataDir: second }, port, replica.place)
  atEnd(() => follower.kill().catch(() => undefined))
  await Promise.all([...devices.map(complete), follower.inStep()])

  const work = beginWork(devices, pauseMs)
  atEnd(() => work.end())
  await pause(workMs - LAG_MS)
  process.kill(await server.litestreamPid(), 'SIGSTOP')
  await unreturned.happens()
  await pause(LAG_MS)
  await copyFiles(first, second)
  const killedAt = Date.now()
  await server.kill()
  // On a machine of its own the port is free.
  while (!(await isFree(port, '127.0.0.1'))) await pause(10)
  const firstWrite = probe.firstWrite()
  const promotion = promote(second).then(() => Date.now() - killedAt)
  // Before another server can acknowledge anything.
  const acknowledged = await acknowledgedOf(devices)
  const servesMs = await promotion
  const firstWriteMs = (await firstWrite) - killedAt
  const notGivenBack = await unreturned.after()
  await pause(workMs)
  await work.end()

  const wrong = await broken({ counts: new Map(), server, devices: () => devices, clear: async () => undefined })
  // The generation before is not written any more.
  const before = await heldBy(await restored(replica, join(folder, 'lacking')))
  const after = await storedOf(server, 'is_lost = 0')
  const lacked = acknowledged.commands.filter(({ id }) => !before.commands.has(id))
  const lackedPhotos = acknowledged.photos.filter((id) => !before.photos.has(id))
  const missing = acknowledged.commands.filter(({ id }) => !after.commands.has(id))
  const missingPhotos = acknowledged.photos.filter((id) => !after.photos.has(id))
  const known = new Set(acknowledged.commands.map(({ id }) => id))
  const accepted = (await acknowledgedOf(devices)).commands.filter(({ id }) => !known.has(id))
  const deviceMs = Math.min(...accepted.map(({ answered_at }) => Date.parse(answered_at)).filter((at) => at >= killedAt)) - killedAt
  return {
    acknowledged: acknowledged.commands.length,
    lacked: counted(lacked),
    photos: { acknowledged: acknowledged.photos.length, lacked: lackedPhotos.length },
    givenBack: lacked.length - missing.length + lackedPhotos.length - missingPhotos.length,
    notGivenBack,
    servesMs,
    firstWriteMs,
    deviceMs,
    wrong: [
      ...wrong,
      ...(Number.isFinite(deviceMs) ? [] : ['No device had anything accepted after the kill.']),
      ...(await Promise.all(missing.map((row) => becameOf(devices, row)))),
      ...missingPhotos.map((id) => `MISSING photo ${id}`),
    ],
  }
}

/** On the second machine, until the follower serves. */
async function promote(dataDir: string): Promise<void> {
  const { code, output } = await runToEnd(process.execPath, [join(paths.root, 'pocketbase/tasks/task.mjs'), 'promote'], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  })
  if (code !== 0) throw new Error(output)
}

/** The first generation's data. */
async function restored(replica: Replica, dataDir: string): Promise<string> {
  const [database, config] = [join(dataDir, 'data.db'), join(dataDir, 'litestream.json')]
  await mkdir(dataDir)
  await writeConfig(replica, 1, database, config)
  const { code, output } = await runToEnd(replica.litestream, ['restore', '-config', config, database])
  if (code !== 0) throw new Error(output)
  return dataDir
}

async function devicesOf(server: Server & { url: string }, count: number): Promise<Device[]> {
  const devices: Device[] = []
  for (let n = 0; n < count; n++) {
    const role: Person['role'] = n % 2 === 0 ? 'cliente' : 'autonomo'
    const person = await createPerson(server, { role, full_name: `${role} ${n}` })
    devices.push(await startDevice(server.url, person, { waits: defaultWaits, yields: true }))
  }
  return devices
}

type Acknowledged = { commands: OutboxRow[]; photos: string[] }

async function acknowledgedOf(devices: readonly Device[]): Promise<Acknowledged> {
  const rows = (await Promise.all(devices.map((device) => device.outbox()))).flat()
  const uploads = (await Promise.all(devices.map((device) => device.sent()))).flat()
  return { commands: rows.filter(({ state }) => state === 'accepted' || state === 'done'), photos: uploads.map(({ id }) => id) }
}

/** Another tool copies pictures. */
const copyFiles = (from: string, to: string): Promise<void> =>
  cp(join(from, 'storage'), join(followerOf(to), 'storage'), { recursive: true }).catch(() => undefined)

async function storedOf(server: Server, where: 'TRUE' | 'is_lost = 0'): Promise<{ commands: Set<unknown>; photos: Set<unknown> }> {
  const all = async (table: string, where: string) => {
    const ids = new Set<unknown>()
    for (let last = '', isMore = true; isMore; ) {
      const rows = await sql(server, `SELECT id FROM ${table} WHERE ${where} AND id > '${last}' ORDER BY id LIMIT 1000`)
      for (const { id } of rows) ids.add(id)
      isMore = rows.length === 1_000
      last = String(rows.at(-1)?.id)
    }
    return ids
  }
  return { commands: await all('sync_answers', `answer LIKE '%"status":"accepted"%'`), photos: await all('project_images', where) }
}

async function heldBy(dataDir: string): ReturnType<typeof storedOf> {
  const server = await startPocketBase({ dataDir })
  try {
    return await storedOf(server, 'TRUE')
  } finally {
    await server.stop()
  }
}

async function becameOf(devices: readonly Device[], { id, verb }: OutboxRow): Promise<string> {
  for (const device of devices) {
    const row = (await device.outbox()).find((each) => each.id === id)
    if (row) return `MISSING ${verb} ${id} of ${device.person.full_name}, which is ${row.state} there ${row.code}`
  }
  return `MISSING ${verb} ${id}, of no device`
}

function counted(rows: readonly OutboxRow[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { verb } of rows) counts.set(verb, (counts.get(verb) ?? 0) + 1)
  return counts
}
