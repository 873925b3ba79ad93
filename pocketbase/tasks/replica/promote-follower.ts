import { setTimeout as pause } from 'node:timers/promises'
import { whileHeld } from '../data/hold-data'
import { replaceData } from '../data/restore-backup'
import { hasCode } from '../has-code'
import { TaskFailure } from '../task-failure'
import type { Follower } from './follow-replica'
import { checkOf, forgetPosition } from './following'
import { abandonGeneration, beginGeneration } from './generations'
import { headOf, isFolder, type Replica, withoutPassword } from './replica'
import { readNote, writeNote } from './replica-note'
import { claimReplica, prepareToCopy } from './replicate'

/** A writing server copies to an address within this time. */
const QUIET_MS = 10_000
/** Milliseconds: when the server before is asked. */
const ASKED_AFTER_MS = [0, 1_000, 2_000]
const ANSWER_MS = 3_000
/** A living server stops copying within a second of being succeeded. */
const SETTLE_MS = 1_500

/** `transaction`: the last of the generation before. */
type Promotion = { generation: number; transaction: string; aside: string }

/**
 * Replaces `dataDir` by the newest copy and begins the next generation. Nothing changes while the server before at `address` answers or copies to
 * an address. A failure takes the generation back.
 */
export async function promoteFollower(program: string, follower: Follower, dataDir: string, address: string): Promise<Promotion> {
  const { replica, folder } = follower
  const following = await follower.following()
  const before = following.generation
  if ((await readNote(dataDir, replica.place)).generation === before)
    throw new TaskFailure(`The database in ${dataDir} is the one that was copied, and may hold more than the copy. Start it: ./canteiro serve`)
  return whileHeld(program, dataDir, async () => {
    const [isRefused] = await Promise.all([assertGone(address), isFolder(replica.place) ? undefined : assertQuiet(replica, folder, before)])
    // Before the earlier server is told to end.
    await following.catchUp(0)
    await beginGeneration(replica, before + 1)
    const { transaction, aside } = await takeOver(isRefused).catch(async (reason: unknown) => {
      await abandonGeneration(replica, before + 1)
      await follower.takeBack()
      throw reason
    })
    await forgetPosition(dataDir)
    if (!isFolder(replica.place)) return { generation: await claimReplica(replica, dataDir), transaction, aside }
    // Not waited for: devices give back what is lost in these seconds.
    await prepareToCopy(replica, dataDir, before + 1)
    return { generation: before + 1, transaction, aside }
  })

  async function takeOver(isRefused: boolean) {
    const transaction = await following.catchUp(isFolder(replica.place) && !isRefused ? SETTLE_MS : 0)
    await follower.letGo()
    return { transaction, aside: await replaceData(program, dataDir, folder, () => writeNote(folder, noteOf(replica, before))) }
  }
}

/** A folder has the next generation already; at an address the claim begins it. */
const noteOf = ({ place }: Replica, before: number) =>
  isFolder(place) ? { place, generation: before + 1, isRestored: false } : { place, generation: before, isRestored: true }

async function assertQuiet(replica: Replica, folder: string, generation: number): Promise<void> {
  const head = () => headOf(replica, generation, checkOf(folder))
  const before = await head()
  await pause(QUIET_MS)
  if ((await head()) !== before)
    throw new TaskFailure(`The server before still copies to ${withoutPassword(replica.place)}. Stop it, then run this again.`)
}

/** A slow server is asked again; a proxy alone answers otherwise. Returns whether nothing listens. */
async function assertGone(address: string): Promise<boolean> {
  const signal = AbortSignal.timeout(ANSWER_MS)
  const asked = ASKED_AFTER_MS.map(async (ms) => {
    await pause(ms, undefined, { signal })
    const answer = await fetch(new URL('/api/health', address), { signal }).catch((error: unknown) => {
      if (error instanceof Error && hasCode(error.cause, 'ECONNREFUSED')) return undefined
      throw error
    })
    if (answer && !answer.ok) throw new Error(`${answer.status}`)
    return answer ? 'answers' : 'refused'
  })
  const state = await Promise.any(asked).catch(() => 'silent')
  if (state === 'answers') throw new TaskFailure(`The server at ${address} still answers. Stop it, then run this again.`)
  return state === 'refused'
}
