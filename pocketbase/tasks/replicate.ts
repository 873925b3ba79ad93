import type { ChildProcess } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { atTheEnd, isStopping, runToEnd, startLastChild, stop } from './children'
import { claimGeneration } from './claim-generation'
import { howItEnded, LONGEST_WAIT_S, WINDOW_MS, waitAfter } from './keep-serving'
import { endLeftOver, notePid } from './pid-file'
import { keepRemoving } from './remove-generations'
import { headOf, laterGeneration, newestGeneration, type Replica, unusable, withoutPassword, writeConfig } from './replica'
import { notedPlace, readNote, writeNote } from './replica-note'
import { TaskFailure } from './task-failure'
import { createRivalWatch, type RivalWatch } from './watch-generation'

const CHECK_MS = 10_000
const configOf = (dataDir: string): string => join(dataDir, 'litestream.json')
const checkOf = (dataDir: string): string => join(dataDir, 'litestream-check.json')
const pidOf = (dataDir: string): string => join(dataDir, 'litestream.pid')

/**
 * Finds the generation that these data go on with, and writes it to the replica whole, before the server starts: a replica that cannot be used, or that went on without
 * this server, is found before the first answer. Returns the generation.
 */
export async function claimReplica(replica: Replica, dataDir: string): Promise<number> {
  await endLitestreamOf(dataDir)
  const noted = await readNote(dataDir, replica.place)
  const { generation: own, isWhole, isShared, isRestored } = noted
  const isTaken = async (generation: number) => (await headOf(replica, generation, checkOf(dataDir))) !== undefined
  const newest = await newestGeneration(replica, checkOf(dataDir), Math.max(own, 1))
  if (own === 0 && newest !== undefined) throw strangersReplica(replica, await notedPlace(dataDir))
  if (newest !== undefined && newest > own) throw succeeded(replica, own, newest)
  if (isShared && !isRestored) throw shared(replica, own)
  const known = isWhole ? own : own - 1
  if (known > 0 && !(await isTaken(known))) throw missing(replica, known)
  // What was restored is no longer what the replica follows: it begins anew, so that the one before stays whole.
  const isNew = own === 0 || (isRestored && (await isTaken(own)))
  const generation = isNew ? own + 1 : own
  const begun = { ...noted, generation, isWhole: isWhole && !isNew, isRestored: false, isShared: false }
  if (isNew) {
    begun.claim = await claimGeneration(replica, dataDir, noted, generation)
    await rm(join(dataDir, '.data.db-litestream'), { recursive: true, force: true })
  }
  await writeNote(dataDir, begun)
  await writeConfig(replica, generation, join(dataDir, 'data.db'), configOf(dataDir))
  const output = await runToEnd(replica.litestream, ['replicate', ...flagsOf(dataDir), '-once'])
  if (output.code !== 0) throw unusable(replica, output)
  // A later claim needs another text, so that a copy of these data does not pass for them.
  await writeNote(dataDir, { ...begun, isWhole: true, claim: '' })
  return generation
}

/** Ends a Litestream that outlived its task: it would go on with whatever comes into the place of these data. */
export const endLitestreamOf = (dataDir: string): Promise<void> => endLeftOver(pidOf(dataDir), configOf(dataDir))

const flagsOf = (dataDir: string): string[] => ['-no-expand-env', '-config', configOf(dataDir)]

/** `copiedTo` is where the data of this server were copied so far, which may be the same place under another name. */
const strangersReplica = ({ place }: Replica, copiedTo: string | undefined): TaskFailure =>
  new TaskFailure(
    copiedTo === undefined
      ? `LITESTREAM_REPLICA is ${withoutPassword(place)}, which holds a database already that is not the one of DATA_DIR.
npm run promote goes on with that one. To begin with this one, name an empty place.`
      : `LITESTREAM_REPLICA is ${withoutPassword(place)}, which holds a database already. The one of DATA_DIR was copied to ${withoutPassword(copiedTo)}.
If both are one replica, name it as before, or write its new name as "place" into replica.json in DATA_DIR. Otherwise name an empty place.`,
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

const shared = ({ place }: Replica, own: number): TaskFailure =>
  new TaskFailure(
    `Another server writes generation ${own} of ${withoutPassword(place)} too, as after two promotions at once. This one does not serve again with these data.
That generation may be damaged: stop the other server, write "isRestored":true into replica.json of its DATA_DIR and start it. It begins generation ${own + 1}, whole.
To go on with this one instead, leave the other one stopped, delete replica.json here, and name an empty place as LITESTREAM_REPLICA.`,
  )

/** Starts to copy what is written from now on. */
export async function startLitestream({ litestream }: Replica, dataDir: string): Promise<ChildProcess> {
  const child = startLastChild(litestream, ['replicate', ...flagsOf(dataDir)], { stdio: ['ignore', 'inherit', 'inherit'] })
  await notePid(pidOf(dataDir), child).catch((reason: unknown) => process.stderr.write(`${reason}\n`))
  return child
}

/**
 * Copies for as long as the server serves, which goes on where this cannot. When another server was promoted, or writes the same generation, this one ends: two would
 * take commands for the same people.
 */
export async function keepReplicating(first: ChildProcess, replica: Replica, dataDir: string, generation: number): Promise<void> {
  // Litestream copies what is left before it ends, but not one that was killed, or told to end before it listened.
  atTheEnd(() => runToEnd(replica.litestream, ['replicate', ...flagsOf(dataDir), '-once']))
  await Promise.all([keepCopying(first, replica, dataDir), watchOthers(replica, dataDir, generation), keepRemoving(replica, dataDir, generation)])
}

/** Starts Litestream again whenever it ends by itself: devices give back what a copy lacks. */
async function keepCopying(first: ChildProcess, replica: Replica, dataDir: string): Promise<void> {
  let child: ChildProcess | undefined = first
  let ends: number[] = []
  for (;;) {
    const how = child ? await howItEnded(child) : 'it did not start'
    if (isStopping()) return
    ends = [...ends.filter((at) => Date.now() - at < WINDOW_MS), Date.now()]
    const seconds = waitAfter(ends.length) ?? LONGEST_WAIT_S
    process.stderr.write(`\nLitestream ended by itself (${how}): nothing is copied until it starts again in ${seconds} s.\n`)
    await pause(seconds * 1_000)
    if (isStopping()) return
    child = await startLitestream(replica, dataDir).catch((reason: unknown) => {
      process.stderr.write(`${reason}\n`)
      return undefined
    })
  }
}

async function watchOthers(replica: Replica, dataDir: string, generation: number): Promise<void> {
  const isShared = createRivalWatch(dataDir)
  while (!isStopping()) {
    await pause(CHECK_MS)
    const reason = await reasonToEnd(replica, dataDir, generation, isShared)
    if (reason === undefined || isStopping()) continue
    process.stderr.write(`\n${reason.message}\n`)
    stop(1)
  }
}

/** Never fails: what cannot be asked now is asked again, since a server whose replica or disk is out of reach serves on. */
async function reasonToEnd(replica: Replica, dataDir: string, generation: number, isShared: RivalWatch): Promise<TaskFailure | undefined> {
  const config = (asked: string) => `${checkOf(dataDir)}-${asked}`
  const [head, later] = await Promise.all([
    headOf(replica, generation, config('own')).catch(() => undefined),
    laterGeneration(replica, config('later'), generation).catch(() => undefined),
  ])
  const hasRival = await isShared(head).catch((reason: unknown) => {
    process.stderr.write(`\nWhether another server writes generation ${generation} could not be seen, and is looked at again: ${reason}\n`)
    return false
  })
  if (isStopping()) return undefined
  if (hasRival) await noteRival(replica, dataDir)
  if (later !== undefined) return succeeded(replica, generation, later)
  return hasRival ? shared(replica, generation) : undefined
}

/** The next start reads it. Where it cannot be kept this server ends all the same. */
async function noteRival({ place }: Replica, dataDir: string): Promise<void> {
  try {
    await writeNote(dataDir, { ...(await readNote(dataDir, place)), isShared: true })
  } catch (reason) {
    process.stderr.write(`\nreplica.json could not be written (${reason}), so that a start would serve these data again: do not start this server.\n`)
  }
}
