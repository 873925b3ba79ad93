import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { assertNotServed } from '../data/database'
import { replaceData } from '../data/restore-backup'
import { TaskFailure } from '../task-failure'
import { catchUp, newestOf, openFollower } from './follow-replica'
import { headOf, type Replica, withoutPassword } from './replica'
import { readNote } from './replica-note'

/** A server that writes is seen to copy within this time. */
const QUIET_MS = 10_000
const ANSWER_MS = 5_000

type Promotion = { generation: number; transaction: string; aside: string }

/**
 * Puts the newest copy in the place of `dataDir`, marked as restored, so that the server that starts on it begins the next generation. Nothing changes while the
 * server before, whose address people open, still answers or still copies.
 */
export async function promoteFollower(program: string, replica: Replica, dataDir: string, address: string, quietMs = QUIET_MS): Promise<Promotion> {
  await assertNotServed(program, dataDir)
  const folder = await openFollower(dataDir)
  const generation = await newestOf(replica, folder)
  if (generation === undefined)
    throw new TaskFailure(`${withoutPassword(replica.place)} holds no database. Set LITESTREAM_REPLICA as the server has it.`)
  if ((await readNote(dataDir, replica.place)).generation === generation)
    throw new TaskFailure(`The database in ${dataDir} is the one that was copied, and may hold more than the copy. Start it: npm run serve`)
  await assertGone(replica, folder, generation, address, quietMs)
  const transaction = await catchUp(replica, folder, generation)
  return { generation, transaction, aside: await replaceData(program, dataDir, folder) }
}

async function assertGone(replica: Replica, folder: string, generation: number, address: string, quietMs: number): Promise<void> {
  if (await answers(address)) throw new TaskFailure(`The server at ${address} still answers. Stop it, then run this again.`)
  const head = () => headOf(replica, generation, join(folder, 'litestream-check.json'))
  const before = await head()
  await pause(quietMs)
  if ((await head()) !== before)
    throw new TaskFailure(`The server before still copies to ${withoutPassword(replica.place)}. Stop it, then run this again.`)
}

/** A proxy alone answers too, but not so. */
async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(new URL('/api/health', address), { signal: AbortSignal.timeout(ANSWER_MS) })).ok
  } catch {
    return false
  }
}
