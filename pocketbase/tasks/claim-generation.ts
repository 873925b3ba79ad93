import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from './has-code'
import { isFolder, type Replica, unusable, withoutPassword } from './replica'
import { type ReplicaNote, writeNote } from './replica-note'
import { TaskFailure } from './task-failure'

/**
 * Where the replica is a folder, one server alone can create the file of this name beside a generation, and does so before it copies anything. Litestream cannot do
 * that at an address: what two servers write there is seen afterwards only, by `watch-generation.ts`.
 */
export const claimOf = (place: string, generation: number): string => join(place, `${generation}.claim`)

/** Fails where another server was quicker. The note names what is written before it is there, so that a server that ends in between knows its claim. */
export async function claimGeneration(replica: Replica, dataDir: string, noted: ReplicaNote, generation: number): Promise<string> {
  const claim = noted.claim || randomBytes(12).toString('hex')
  if (!isFolder(replica.place)) return claim
  await writeNote(dataDir, { ...noted, claim })
  const file = claimOf(replica.place, generation)
  try {
    await mkdir(replica.place, { recursive: true, mode: 0o700 })
    await writeFile(file, claim, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw unusable(replica, { code: 1, output: String(error) })
    if ((await readFile(file, 'utf8')) !== claim) throw claimed(replica, generation)
  }
  return claim
}

const claimed = ({ place }: Replica, generation: number): TaskFailure =>
  new TaskFailure(
    `Another server has claimed generation ${generation} of ${withoutPassword(place)}: it is being promoted, or was.
Let that one serve. If it came to nothing, delete ${claimOf(place, generation)} and the folder ${generation} beside it, then run this again.`,
  )
