import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hasCode } from '../has-code'
import { TaskFailure } from '../task-failure'
import { folderOf, headOf, isFolder, type Replica, unusable, withoutPassword } from './replica'

/** Removed generations skipped at an address, which Litestream cannot list. */
const MOST_REMOVED = 20

/** From `from` on, with content; undefined for none. Early ones may have been removed. */
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
 * The next with content, which followers ask for every few seconds. At an address only the very next one, which operators keep
 * (docs/operations.md, 'Backups').
 */
export async function laterGeneration(replica: Replica, config: string, own: number): Promise<number | undefined> {
  if (isFolder(replica.place)) return newestGeneration(replica, config, own + 1)
  return (await headOf(replica, own + 1, config)) === undefined ? undefined : own + 1
}

/** Also an empty one: in a folder the successor's begins before its server does. */
export const laterBegun = async (replica: Replica, config: string, own: number): Promise<number | undefined> =>
  isFolder(replica.place) ? newestBegun(replica, config, own + 1) : laterGeneration(replica, config, own)

export const newestBegun = async (replica: Replica, config: string, from: number): Promise<number | undefined> =>
  isFolder(replica.place)
    ? (await generationsIn(replica, from)).findLast((listed) => isBegun(folderOf(replica, listed)))
    : newestGeneration(replica, config, from)

const markOf = (folder: string): string => join(folder, 'begun')

/** Other folders may be named by numbers too. */
const isBegun = (folder: string): boolean => existsSync(markOf(folder)) || existsSync(join(folder, 'ltx'))

/** Milliseconds between looks for a successor: an address costs a process and a request. */
export const lookMs = ({ place }: Replica): number => (isFolder(place) ? 1_000 : 10_000)

/** In a folder, of two servers the second fails, and the earlier one ends. At an address nothing tells them apart. */
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
      `Another server was promoted: ${withoutPassword(replica.place)} has generation ${generation} already. Let this machine follow it: ./canteiro follow
If that promotion failed, and ${folder} has no folder ltx, delete it and run this again.`,
    )
  }
}

export async function abandonGeneration(replica: Replica, generation: number): Promise<void> {
  if (!isFolder(replica.place)) return
  const folder = folderOf(replica, generation)
  await rm(markOf(folder), { force: true })
  await rmdir(folder).catch(() => undefined)
}

/** From `from` on in order, empty ones included. */
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
