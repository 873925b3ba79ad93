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
 * Copies the data whole into their generation before the server starts: an unusable replica, or one that went on without this server, is found
 * before the first answer.
 */
export async function claimReplica(replica: Replica, dataDir: string): Promise<number> {
  const before = await copiedTo(dataDir)
  if (before !== '' && !isSamePlace(before, replica.place)) throw elsewhere(replica, before)
  const { generation: own, isRestored } = await readNote(dataDir, replica.place)
  const newest = await newestBegun(replica, checkOf(dataDir), Math.max(own, 1))
  if (own === 0 && newest !== undefined) throw strangersReplica(replica)
  if (own > 0 && newest === undefined) throw missing(replica, own)
  if (newest !== undefined && newest > own) throw succeeded(replica, own, newest)
  // Restored data do not match the replica: they begin a generation, and the earlier one stays whole.
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

/** The data go on with the newest begun generation. */
export async function isNewest(replica: Replica, dataDir: string): Promise<boolean> {
  const { generation } = await readNote(dataDir, replica.place)
  return generation > 0 && (await laterBegun(replica, checkOf(dataDir), generation)) === undefined
}

/** For a server that copies without a claim. */
export const prepareToCopy = (replica: Replica, dataDir: string, generation: number): Promise<void> =>
  writeConfig(replica, generation, join(dataDir, 'data.db'), configOf(dataDir), socketOf(dataDir))

const flagsOf = (dataDir: string): string[] => ['-no-expand-env', '-config', configOf(dataDir)]

const strangersReplica = ({ place }: Replica): TaskFailure =>
  new TaskFailure(
    `LITESTREAM_REPLICA is ${withoutPassword(place)}, which holds a database already that is not the one of DATA_DIR.
./canteiro promote goes on with that one. To begin with this one, name an empty place.`,
  )

/** Only this server looks at the place before, where another may have been promoted. */
const elsewhere = ({ place }: Replica, before: string): TaskFailure =>
  new TaskFailure(
    `LITESTREAM_REPLICA is ${withoutPassword(place)}, and these data were copied to ${withoutPassword(before)}.
If that is the same place under another name, write the new name as "place" into replica.json in DATA_DIR. To begin at the new one, once you know that no other
server was promoted from there, delete replica.json.`,
  )

const succeeded = ({ place }: Replica, own: number, newest: number): TaskFailure =>
  new TaskFailure(
    `Another server was promoted: ${withoutPassword(place)} holds generation ${newest}, and these data are of generation ${own}.
What they hold beyond it was given back by people's devices, or is only here. This server does not start again with them: move DATA_DIR aside, and run ./canteiro follow.`,
  )

const missing = ({ place }: Replica, generation: number): TaskFailure =>
  new TaskFailure(
    `LITESTREAM_REPLICA is ${withoutPassword(place)}, which lacks generation ${generation}, though these data were copied there. Is its disk mounted?
If that copy is gone for good, and no other server was promoted from it, delete replica.json in DATA_DIR: the copy then begins anew.`,
  )

/**
 * Copies while the server serves. Failures do not stop serving: devices give back what a copy lacks. A promoted successor ends this server: two
 * would take commands.
 */
export async function keepReplicating(replica: Replica, dataDir: string, generation: number): Promise<void> {
  const start = () => startLitestream(replica, dataDir)
  const first = await start()
  // Litestream copies the rest before it ends, unless it is told to end before it listens: a planned stop would lose answers.
  atTheEnd(() => runToEnd(replica.litestream, ['replicate', ...flagsOf(dataDir), '-once']))
  console.info(`Litestream copies its database to ${withoutPassword(replica.place)}, generation ${generation}.`)
  await Promise.all([
    keepRunning({ name: 'Litestream', start, mostEnds: Number.POSITIVE_INFINITY }, first),
    endWhereSucceeded(replica, dataDir, generation),
    watchReplica(dataDir),
  ])
}

/** The process number is for an operator who must end it after this task was killed. A full disk does not prevent serving. */
async function startLitestream({ litestream }: Replica, dataDir: string): Promise<ChildProcess> {
  const child = startLastChild(litestream, ['replicate', ...flagsOf(dataDir)], { stdio: ['ignore', 'inherit', 'inherit'] })
  await writeFile(join(dataDir, 'litestream.pid'), String(child.pid ?? ''), { mode: 0o600 }).catch(() => undefined)
  return child
}

/** An unreachable replica is asked again. */
async function endWhereSucceeded(replica: Replica, dataDir: string, generation: number): Promise<void> {
  while (!isStopping()) {
    await pause(lookMs(replica))
    const later = await laterBegun(replica, `${checkOf(dataDir)}-later`, generation).catch(() => undefined)
    if (later === undefined || isStopping()) continue
    process.stderr.write(`\n${succeeded(replica, generation, later).message}\n`)
    stop(1)
  }
}
