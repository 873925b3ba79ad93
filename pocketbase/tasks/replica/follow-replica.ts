import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isStopping } from '../children'
import { hasCode } from '../has-code'
import { TaskFailure } from '../task-failure'
import { followerOf } from './ask-follower.mjs'
import { checkOf, databaseOf, type Following, position, startFollowing } from './following'
import { laterGeneration, newestGeneration } from './generations'
import { headOf, type Replica, withoutPassword } from './replica'
import { readNote } from './replica-note'

const CHECK_MS = 5_000

const pidOf = (folder: string): string => join(folder, 'follow.pid')

export type Follower = {
  replica: Replica
  folder: string
  /** Keeps the copy near the newest transaction of the newest generation, until this process is told to end. */
  keep(): Promise<void>
  /** The Litestream that keeps the copy up to date; started where nothing does. Fails where the replica holds nothing. */
  following(): Promise<Following>
  /** The copy is another's from now on: nothing follows into it any more. */
  letGo(): Promise<void>
  /** It is the follower's again. */
  takeBack(): Promise<void>
}

/** Fails where a follower already keeps the copy: two would write into the same file. */
export async function openFollower(replica: Replica, dataDir: string): Promise<Follower> {
  const folder = await claimFolder(dataDir)
  let current: Following | undefined
  let starting: Promise<Following> | undefined
  let isLetGo = false

  async function start(): Promise<Following> {
    const generation = await newestOf(replica, folder)
    if (generation === undefined)
      throw new TaskFailure(`${withoutPassword(replica.place)} holds no database. Set LITESTREAM_REPLICA as the server has it.`)
    current = await startFollowing(replica, folder, generation)
    return current
  }

  async function following(): Promise<Following> {
    if (current && !current.isOver()) return current
    starting ??= start().finally(() => {
      starting = undefined
    })
    return starting
  }

  async function keep(): Promise<void> {
    while (!isStopping()) {
      try {
        if (!isLetGo) await watch(replica, folder, await following())
      } catch (error) {
        if (!(error instanceof TaskFailure)) throw error
        console.info(error.message)
      }
      await pause(CHECK_MS)
    }
  }

  async function letGo(): Promise<void> {
    isLetGo = true
    await starting?.catch(() => undefined)
    await current?.end()
    await rm(pidOf(folder), { force: true })
  }

  async function takeBack(): Promise<void> {
    await claimFolder(dataDir)
    isLetGo = false
  }
  return { replica, folder, keep, following, letGo, takeBack }
}

async function claimFolder(dataDir: string): Promise<string> {
  const folder = followerOf(dataDir)
  for (const one of [dataDir, folder]) await assertRenamable(one)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const other = existsSync(pidOf(folder)) ? Number(await readFile(pidOf(folder), 'utf8')) : 0
  if (isAnother(other))
    throw new TaskFailure(`npm run follow still keeps ${folder} (process ${other}). Stop it, then run this again.
If process ${other} is another program, as after a power cut, delete ${pidOf(folder)} first.`)
  await writeFile(pidOf(folder), String(process.pid), { mode: 0o600 })
  return folder
}

/** A promotion renames both. */
async function assertRenamable(folder: string): Promise<void> {
  if (!existsSync(folder) || (await stat(folder)).dev === (await stat(dirname(folder))).dev) return
  throw new TaskFailure(`${folder} is where a disk or volume is mounted, which a promotion could not rename. Set DATA_DIR to a folder inside of it.`)
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

/** Counted from the one before the copy's: a promotion that was cut off may have noted one that never began. */
const newestOf = async (replica: Replica, folder: string): Promise<number | undefined> =>
  newestGeneration(replica, checkOf(folder), Math.max(1, (await readNote(folder, replica.place)).generation - 1))

/** Until a later generation holds something, or Litestream ends. */
async function watch(replica: Replica, folder: string, following: Following): Promise<void> {
  const { generation } = following
  let wasInStep = false
  while (!following.isOver()) {
    await pause(wasInStep ? CHECK_MS : CHECK_MS / 5)
    // Failed checks are repeated in the next round; the copy stays as it is.
    const [head, later] = await Promise.all([
      headOf(replica, generation, `${checkOf(folder)}-own`).catch(() => undefined),
      laterGeneration(replica, `${checkOf(folder)}-later`, generation).catch(() => undefined),
    ])
    const isInStep = head !== undefined && (await position(folder)) >= head
    if (isInStep && !wasInStep) console.info(`${databaseOf(folder)} holds transaction ${head}, the newest of generation ${generation}.`)
    wasInStep ||= isInStep
    if (later !== undefined) {
      console.info(`Another server serves now: generation ${later} has begun.`)
      await following.end()
    }
  }
  await following.ended()
}
