import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hasCode } from '../has-code'
import { TaskFailure } from '../task-failure'
import { folderOf, headOf, isFolder, type Replica, unusable, withoutPassword } from './replica'

/** At an address, which Litestream cannot list, so many generations may have been removed before the first that is left. */
const MOST_REMOVED = 20

/** The newest generation from `from` on that holds something; undefined where the replica has none. Earlier ones may have been removed, oldest first. */
export async function newestGeneration(replica: Replica, config: string, from = 1): Promise<number | undefined> {
  const isThere = async (generation: number) => (await headOf(replica, generation, config)) !== undefined
  if (isFolder(replica.place)) {
    for (const listed of (await generationsIn(replica, from)).toReversed()) if (await isThere(listed)) return listed
    return undefined
  }
  let newest: number | undefined
  for (let next = from; next <= (newest === undefined ? from + MOST_REMOVED : newest + 1); next++) if (await isThere(next)) newest = next
  return newest
}

/**
 * The generation after `own` that holds something, undefined where there is none, as a follower of `own` asks every few seconds. At an address it asks for the next one
 * alone, which its operator leaves there for as long as one of `own` may run (docs/operations.md, 'Backups').
 */
export async function laterGeneration(replica: Replica, config: string, own: number): Promise<number | undefined> {
  if (isFolder(replica.place)) return newestGeneration(replica, config, own + 1)
  return (await headOf(replica, own + 1, config)) === undefined ? undefined : own + 1
}

/** The same where a generation also counts that holds nothing yet, as a server asks that may have been succeeded: in a folder another one's begins before its server does. */
export const laterBegun = async (replica: Replica, config: string, own: number): Promise<number | undefined> =>
  isFolder(replica.place) ? newestBegun(replica, config, own + 1) : laterGeneration(replica, config, own)

/** The newest generation from `from` on, in a folder also one that holds nothing yet. */
export const newestBegun = async (replica: Replica, config: string, from: number): Promise<number | undefined> =>
  isFolder(replica.place)
    ? (await generationsIn(replica, from)).findLast((listed) => isBegun(folderOf(replica, listed)))
    : newestGeneration(replica, config, from)

const markOf = (folder: string): string => join(folder, 'begun')

/** Other folders may have a number too, as those of years. */
const isBegun = (folder: string): boolean => existsSync(markOf(folder)) || existsSync(join(folder, 'ltx'))

/** Milliseconds between two looks of a server whether it was succeeded: an address is asked by a process and a request. */
export const lookMs = ({ place }: Replica): number => (isFolder(place) ? 1_000 : 10_000)

/**
 * Makes the folder of a generation, which ends the server of the one before: of two servers that begin the same one the second fails. At an address nothing tells them
 * apart.
 */
export async function beginGeneration(replica: Replica, generation: number): Promise<void> {
  if (!isFolder(replica.place)) return
  const folder = folderOf(replica, generation)
  try {
    await mkdir(dirname(folder), { recursive: true, mode: 0o700 })
    await mkdir(folder, { mode: 0o700 })
    await writeFile(markOf(folder), '', { mode: 0o600 })
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) {
      await abandonGeneration(replica, generation)
      throw unusable(replica, { code: 1, output: String(error) })
    }
    throw new TaskFailure(
      `Another server was promoted: ${withoutPassword(replica.place)} has generation ${generation} already. Let this machine follow it: npm run follow
If that promotion failed, and ${folder} has no folder ltx, delete it and run this again.`,
    )
  }
}

/** Takes the folder of a generation back into which nothing was copied. */
export async function abandonGeneration(replica: Replica, generation: number): Promise<void> {
  if (!isFolder(replica.place)) return
  const folder = folderOf(replica, generation)
  await rm(markOf(folder), { force: true })
  await rmdir(folder).catch(() => undefined)
}

/** The numbers of the folders in the folder of a replica, `from` on and in their order, also of those that hold nothing yet. */
async function generationsIn(replica: Replica, from: number): Promise<number[]> {
  try {
    const entries = await readdir(replica.place, { withFileTypes: true })
    return entries
      .filter((entry) => !entry.isFile() && /^[1-9]\d{0,8}$/.test(entry.name))
      .map(({ name }) => Number(name))
      .filter((generation) => generation >= from)
      .sort((one, other) => one - other)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return []
    throw unusable(replica, { code: 1, output: String(error) })
  }
}
