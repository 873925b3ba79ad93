import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { endOf, isStopping, startChild } from '../children'
import { hasCode } from '../has-code'
import { TaskFailure } from '../task-failure'
import { laterGeneration, newestGeneration } from './generations'
import { headOf, type Replica, unusable, withoutPassword, writeConfig } from './replica'
import { readNote, writeNote } from './replica-note'

const CHECK_MS = 5_000
const CATCH_UP_MS = 100

/** Where the copy is that follows the replica; pictures and deletions.txt are brought here too. */
export const followerOf = (dataDir: string): string => `${dataDir}.follow`

const databaseOf = (folder: string): string => join(folder, 'data.db')
/** Litestream writes the last transaction that the copy holds beside it. */
const positionOf = (folder: string): string => `${databaseOf(folder)}-txid`
const checkOf = (folder: string): string => join(folder, 'litestream-check.json')
const pidOf = (folder: string): string => join(folder, 'follow.pid')
const configOf = (folder: string): string => join(folder, 'litestream.json')

/** Keeps a copy near the newest transaction of the newest generation, until this process is told to end. */
export async function followReplica(replica: Replica, dataDir: string): Promise<void> {
  const folder = await openFollower(dataDir)
  await writeFile(pidOf(folder), String(process.pid), { mode: 0o600 })
  while (!isStopping()) {
    const generation = await newestOf(replica, folder)
    if (generation === undefined) console.info(`${withoutPassword(replica.place)} is empty: no server has copied anything yet.`)
    else await followGeneration(replica, folder, generation)
    await pause(CHECK_MS)
  }
}

/** Fails where a follower already keeps the copy: two would write into the same file. */
export async function openFollower(dataDir: string): Promise<string> {
  const folder = followerOf(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const other = existsSync(pidOf(folder)) ? Number(await readFile(pidOf(folder), 'utf8')) : 0
  if (!isAnother(other)) return folder
  throw new TaskFailure(`npm run follow still keeps ${folder} (process ${other}). Stop it, then run this again.
If process ${other} is another program, as after a power cut, delete ${pidOf(folder)} first.`)
}

/** A container counts from 1 at each start, so that an earlier follower may have had the number of this process. */
function isAnother(pid: number): boolean {
  if (pid === 0 || pid === process.pid || pid === process.ppid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return !hasCode(error, 'ESRCH')
  }
}

/** Counted from the one that the copy is of. */
export const newestOf = async (replica: Replica, folder: string): Promise<number | undefined> =>
  newestGeneration(replica, checkOf(folder), (await readNote(folder, replica.place)).generation || 1)

/** Until a later generation begins, or Litestream ends. */
async function followGeneration(replica: Replica, folder: string, generation: number): Promise<void> {
  const following = await startFollowing(replica, folder, generation)
  let wasInStep = false
  while (!following.isOver()) {
    await pause(CHECK_MS)
    // Failed checks are repeated in the next round; the copy stays as it is.
    const [head, later] = await Promise.all([
      headOf(replica, generation, `${checkOf(folder)}-own`).catch(() => undefined),
      laterGeneration(replica, `${checkOf(folder)}-later`, generation).catch(() => undefined),
    ])
    const isInStep = head !== undefined && (await position(folder)) === head
    if (isInStep && !wasInStep) console.info(`${databaseOf(folder)} holds transaction ${head}, the newest of generation ${generation}.`)
    wasInStep ||= isInStep
    if (later !== undefined) {
      console.info(`Another server serves now: generation ${later} has begun.`)
      await following.end()
    }
  }
  await following.ended()
}

/** Brings the copy to the newest transaction of `generation`, and lets it rest there. Returns that transaction. */
export async function catchUp(replica: Replica, folder: string, generation: number): Promise<string> {
  const head = await headOf(replica, generation, checkOf(folder))
  const following = await startFollowing(replica, folder, generation)
  while (head !== undefined && (await position(folder)) < head) {
    if (following.isOver()) {
      await following.ended()
      throw unusable(replica, { code: 1, output: following.said() })
    }
    await pause(CATCH_UP_MS)
  }
  await following.end()
  const reached = await position(folder)
  for (const file of [positionOf(folder), pidOf(folder)]) await rm(file, { force: true })
  return reached
}

/** Transactions as Litestream writes them: sixteen hexadecimal digits, which sort as the numbers do. */
async function position(folder: string): Promise<string> {
  return existsSync(positionOf(folder)) ? (await readFile(positionOf(folder), 'utf8')).trim() : ''
}

async function startFollowing(replica: Replica, folder: string, generation: number) {
  const isOther = (await readNote(folder, replica.place)).generation !== generation
  if (isOther || !existsSync(positionOf(folder))) await forget(folder)
  await writeNote(folder, { place: replica.place, generation, isRestored: false })
  const config = configOf(folder)
  await writeConfig(replica, generation, databaseOf(folder), config)
  const args = ['restore', '-no-expand-env', '-config', config, '-f', '-o', databaseOf(folder), databaseOf(folder)]
  const child: ChildProcess = startChild(replica.litestream, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      const text = chunk.toString('utf8')
      said = (said + text).slice(-4_000)
      if (/level=(WARN|ERROR)|^Error:/m.test(text)) process.stderr.write(text)
    })
  }
  const closed = new Promise((resolve) => child.once('close', resolve))
  /** Once its last word is read, which may come after its end. A copy that the replica no longer leads on from is then taken away, to be made anew. */
  async function ended(): Promise<void> {
    await closed
    if (said.includes('cannot resume follow mode')) await forget(folder)
  }
  async function end(): Promise<void> {
    await endOf(child, 'SIGTERM')
    await ended()
  }
  return { said: () => said, isOver: () => child.exitCode !== null || child.signalCode !== null, ended, end }
}

async function forget(folder: string): Promise<void> {
  for (const file of [positionOf(folder), databaseOf(folder), `${databaseOf(folder)}-wal`, `${databaseOf(folder)}-shm`])
    await rm(file, { force: true })
}
