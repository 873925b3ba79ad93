import type { ChildProcess } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { atTheEnd, isStopping, runToEnd, startLastChild, stop } from '../children'
import { keepRunning } from '../serve/keep-running'
import { TaskFailure } from '../task-failure'
import { abandonGeneration, beginGeneration, laterBegun, lookMs, newestBegun } from './generations'
import { isSamePlace, type Replica, unusable, withoutPassword, writeConfig } from './replica'
import { copiedTo, readNote, writeNote } from './replica-note'
import { socketOf, watchReplica } from './watch-replica'

const configOf = (dataDir: string): string => join(dataDir, 'litestream.json')
const checkOf = (dataDir: string): string => join(dataDir, 'litestream-check.json')

/**
 * Finds the generation that these data go on with, and writes it to the replica whole, before the server starts: a replica that cannot be used, or that went on without
 * this server, is found before the first answer. Returns the generation.
 */
export async function claimReplica(replica: Replica, dataDir: string): Promise<number> {
  const before = await copiedTo(dataDir)
  if (before !== '' && !isSamePlace(before, replica.place)) throw elsewhere(replica, before)
  const { generation: own, isRestored } = await readNote(dataDir, replica.place)
  const newest = await newestBegun(replica, checkOf(dataDir), Math.max(own, 1))
  if (own === 0 && newest !== undefined) throw strangersReplica(replica)
  if (own > 0 && newest === undefined) throw missing(replica, own)
  if (newest !== undefined && newest > own) throw succeeded(replica, own, newest)
  // Restored data no longer match the replica, so they begin a new generation and the earlier one stays whole.
  const isNew = own === 0 || isRestored
  const generation = isNew ? own + 1 : own
  if (isNew) {
    await beginGeneration(replica, generation)
    await rm(join(dataDir, '.data.db-litestream'), { recursive: true, force: true })
  }
  await prepareToCopy(replica, dataDir, generation)
  const output = await runToEnd(replica.litestream, ['replicate', ...flagsOf(dataDir), '-once'])
  if (output.code !== 0) {
    if (isNew) await abandonGeneration(replica, generation)
    throw unusable(replica, output)
  }
  await writeNote(dataDir, { place: replica.place, generation, isRestored: false })
  return generation
}

/** Whether these data go on with the newest generation that was begun. */
export async function isNewest(replica: Replica, dataDir: string): Promise<boolean> {
  const { generation } = await readNote(dataDir, replica.place)
  return generation > 0 && (await laterBegun(replica, checkOf(dataDir), generation)) === undefined
}

/** For a server that copies into this generation without a claim. */
export const prepareToCopy = (replica: Replica, dataDir: string, generation: number): Promise<void> =>
  writeConfig(replica, generation, join(dataDir, 'data.db'), configOf(dataDir), socketOf(dataDir))

const flagsOf = (dataDir: string): string[] => ['-no-expand-env', '-config', configOf(dataDir)]

const strangersReplica = ({ place }: Replica): TaskFailure =>
  new TaskFailure(
    `LITESTREAM_REPLICA is ${withoutPassword(place)}, which holds a database already that is not the one of DATA_DIR.
npm run promote goes on with that one. To begin with this one, name an empty place.`,
  )

/** Another server may have been promoted from the place before, where only this one looks. */
const elsewhere = ({ place }: Replica, before: string): TaskFailure =>
  new TaskFailure(
    `LITESTREAM_REPLICA is ${withoutPassword(place)}, and these data were copied to ${withoutPassword(before)}.
If that is the same place under another name, write the new name as "place" into replica.json in DATA_DIR. To begin at the new one, once you know that no other
server was promoted from there, delete replica.json.`,
  )

const succeeded = ({ place }: Replica, own: number, newest: number): TaskFailure =>
  new TaskFailure(
    `Another server was promoted: ${withoutPassword(place)} holds generation ${newest}, and these data are of generation ${own}.
What they hold beyond it was given back by people's devices, or is only here. This server does not start again with them: move DATA_DIR aside, and run npm run follow.`,
  )

const missing = ({ place }: Replica, generation: number): TaskFailure =>
  new TaskFailure(
    `LITESTREAM_REPLICA is ${withoutPassword(place)}, which lacks generation ${generation}, though these data were copied there. Is its disk mounted?
If that copy is gone for good, and no other server was promoted from it, delete replica.json in DATA_DIR: the copy then begins anew.`,
  )

/**
 * Copies for as long as the server serves, which goes on where this cannot: devices give back what a copy lacks. When another server was promoted this one ends: two
 * would take commands for the same people.
 */
export async function keepReplicating(replica: Replica, dataDir: string, generation: number): Promise<void> {
  const start = () => startLitestream(replica, dataDir)
  const first = await start()
  // Litestream copies what is left before it ends, but not one that was told to end before it listened: then a planned stop would lose what was answered.
  atTheEnd(() => runToEnd(replica.litestream, ['replicate', ...flagsOf(dataDir), '-once']))
  console.info(`Litestream copies its database to ${withoutPassword(replica.place)}, generation ${generation}.`)
  await Promise.all([
    keepRunning({ name: 'Litestream', start, mostEnds: Number.POSITIVE_INFINITY }, first),
    endWhereSucceeded(replica, dataDir, generation),
    watchReplica(dataDir),
  ])
}

/** Its number is noted for an operator, who ends it where this task was killed; a full disk keeps none from serving. */
async function startLitestream({ litestream }: Replica, dataDir: string): Promise<ChildProcess> {
  const child = startLastChild(litestream, ['replicate', ...flagsOf(dataDir)], { stdio: ['ignore', 'inherit', 'inherit'] })
  await writeFile(join(dataDir, 'litestream.pid'), String(child.pid ?? ''), { mode: 0o600 }).catch(() => undefined)
  return child
}

/** A replica that cannot be asked now is asked again. */
async function endWhereSucceeded(replica: Replica, dataDir: string, generation: number): Promise<void> {
  while (!isStopping()) {
    await pause(lookMs(replica))
    const later = await laterBegun(replica, `${checkOf(dataDir)}-later`, generation).catch(() => undefined)
    if (later === undefined || isStopping()) continue
    process.stderr.write(`\n${succeeded(replica, generation, later).message}\n`)
    stop(1)
  }
}
