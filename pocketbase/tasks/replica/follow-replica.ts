import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isStopping } from '../children'
import { closeToOthers } from '../data/close-to-others'
import { assertRenamable } from '../data/restore-backup'
import { hasCode } from '../has-code'
import { TaskFailure } from '../task-failure'
import { followerOf } from './ask-follower.mjs'
import { checkOf, databaseOf, type Following, position, startFollowing } from './following'
import { laterGeneration, newestGeneration } from './generations'
import { headOf, isFolder, type Replica, withoutPassword } from './replica'
import { readNote } from './replica-note'
import { startTelling } from './replica-state'

/** Litestream starts again after so many milliseconds. */
const START_MS = 5_000
/** Milliseconds between checks: an address costs a process and requests. */
const checkMs = ({ place }: Replica): number => (isFolder(place) ? 1_000 : 5_000)

/**
 * Out of step and without a word for so long, the copy is made anew: Litestream follows across no gap between its files and says nothing, while a
 * new copy comes by another way (https://github.com/benbjohnson/litestream/issues/1515).
 */
const SILENT_MS = 60_000

const pidOf = (folder: string): string => join(folder, 'follow.pid')

export type Follower = {
  replica: Replica
  folder: string
  /** Near the newest transaction of the newest generation, until this process ends. */
  keep(): Promise<void>
  /** Starts Litestream where none runs; rejects for an empty replica. */
  following(): Promise<Following>
  /** Nothing follows into the copy any more. */
  letGo(): Promise<void>
  takeBack(): Promise<void>
}

/** Rejects where another follower has the copy: two would write one file. */
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
    const tell = startTelling('The copy', folder)
    while (!isStopping()) {
      try {
        if (!isLetGo) await watch(replica, folder, await following(), tell)
      } catch (error) {
        if (!(error instanceof TaskFailure)) throw error
        console.info(error.message)
        await tell({ reason: error.message }, Date.now())
      }
      await pause(START_MS)
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

/** Also true after a crash. */
export const isFollowing = (folder: string): boolean => existsSync(pidOf(folder))

async function claimFolder(dataDir: string): Promise<string> {
  const folder = followerOf(dataDir)
  // A promotion renames both.
  for (const one of [dataDir, folder]) await assertRenamable(one)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await closeToOthers(folder)
  const other = existsSync(pidOf(folder)) ? Number(await readFile(pidOf(folder), 'utf8')) : 0
  if (isAnother(other))
    throw new TaskFailure(`./canteiro follow still keeps ${folder} (process ${other}). Stop it, then run this again.
If process ${other} is another program, as after a power cut, delete ${pidOf(folder)} first.`)
  await writeFile(pidOf(folder), String(process.pid), { mode: 0o600 })
  return folder
}

/** Containers reuse process numbers after a start. */
function isAnother(pid: number): boolean {
  if (pid === 0 || pid === process.pid || pid === process.ppid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return !hasCode(error, 'ESRCH')
  }
}

/** From the copy's predecessor on: an interrupted promotion may have noted a generation that never began. */
const newestOf = async (replica: Replica, folder: string): Promise<number | undefined> =>
  newestGeneration(replica, checkOf(folder), Math.max(1, (await readNote(folder, replica.place)).generation - 1))

/** Until a later generation holds something, or Litestream ends. Reports progress, and notes it for the doctor. */
async function watch(replica: Replica, folder: string, following: Following, tell: ReturnType<typeof startTelling>): Promise<void> {
  const { generation } = following
  let wasInStep = false
  let [stoodAt, since] = ['', Date.now()]
  while (!following.isOver()) {
    await pause(checkMs(replica))
    const askedAt = Date.now()
    // Failed checks are repeated next round.
    const [head, later] = await Promise.all([
      headOf(replica, generation, `${checkOf(folder)}-own`).catch(() => undefined),
      laterGeneration(replica, `${checkOf(folder)}-later`, generation).catch(() => undefined),
    ])
    const at = await position(folder)
    const isInStep = head !== undefined && at >= head
    const reason = head === undefined ? 'its replica cannot be read' : following.lastWords()
    await tell(head === undefined || (!isInStep && reason !== '') ? { reason } : { written: numberOf(head), copied: numberOf(at) }, askedAt)
    if (isInStep && !wasInStep) console.info(`${databaseOf(folder)} holds transaction ${head}, the newest of generation ${generation}.`)
    wasInStep ||= isInStep
    // A first copy has no position until it is whole.
    if (isInStep || head === undefined || at === '' || reason !== '' || at !== stoodAt) [stoodAt, since] = [at, Date.now()]
    else if (Date.now() - since > SILENT_MS) {
      console.info(`${databaseOf(folder)} stands still at transaction ${at} of ${head}, and Litestream says nothing: it is copied anew.`)
      await following.giveUp()
    }
    if (later !== undefined) {
      console.info(`Another server serves now: generation ${later} has begun.`)
      await following.end()
    }
  }
  await following.ended()
  const words = following.lastWords()
  if (!isStopping() && words !== '') await tell({ reason: words }, Date.now())
}

const numberOf = (transaction: string): number => Number.parseInt(transaction || '0', 16)
