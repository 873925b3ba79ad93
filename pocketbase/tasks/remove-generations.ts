import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isStopping } from './children'
import { claimOf } from './claim-generation'
import { hasCode } from './has-code'
import { generationsIn, headOf, isFolder, type Replica } from './replica'

const DAY_MS = 24 * 60 * 60_000
/**
 * A generation that no server writes any more holds for good whoever was deleted since, because Litestream removes nothing there. It is kept for as long as a backup
 * is, so that a promotion that proves wrong can be looked into, and one that is under way reads what is there.
 */
export const KEPT_DAYS = 28

/** Removes at once and each day what was left too long ago, for as long as the server of `generation` serves. Where the replica is an address, its operator does that. */
export async function keepRemoving(replica: Replica, dataDir: string, generation: number): Promise<void> {
  if (!isFolder(replica.place)) return
  while (!isStopping()) {
    await removeLeftGenerations(replica, dataDir, generation).catch((reason: unknown) =>
      process.stderr.write(`\nEarlier generations of the replica could not be looked at, which is tried again in a day: ${reason}\n`),
    )
    await pause(DAY_MS)
  }
}

/** Removes those before `generation` that were left for KEPT_DAYS. Their claims, which name no one, stay. */
export async function removeLeftGenerations(replica: Replica, dataDir: string, generation: number): Promise<void> {
  // Another disk may be in its place.
  if ((await headOf(replica, generation, join(dataDir, 'litestream-check.json-left'))) === undefined) return
  for (const earlier of await generationsIn(replica)) if (earlier < generation) await removeIfLeft(replica, earlier)
}

/** What cannot be removed keeps no server from serving, and no other generation from being removed. */
async function removeIfLeft({ place }: Replica, generation: number): Promise<void> {
  const folder = join(place, String(generation))
  try {
    if ((await leftAt(place, generation, folder)) > Date.now() - KEPT_DAYS * DAY_MS) return
    await assertOfLitestream(folder)
    await rm(folder, { recursive: true })
    console.info(`${folder} was removed: generation ${generation} was left more than ${KEPT_DAYS} days ago.`)
  } catch (reason) {
    process.stderr.write(`\n${folder} may hold accounts that were deleted since, and could not be removed: ${reason}\n`)
  }
}

/** When something was last written there, or the next generation was begun: one that was left long before is what the next was made of a moment ago. */
async function leftAt(place: string, generation: number, folder: string): Promise<number> {
  const written = [folder, ...(await readdir(folder, { recursive: true })).map((name) => join(folder, name))]
  return Math.max(await begunAt(place, generation + 1), ...(await Promise.all(written.map(async (path) => (await stat(path)).mtimeMs))))
}

/** 0 where its claim was deleted. */
async function begunAt(place: string, generation: number): Promise<number> {
  try {
    return (await stat(claimOf(place, generation))).mtimeMs
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return 0
    throw error
  }
}

async function assertOfLitestream(folder: string): Promise<void> {
  const other = (await readdir(folder)).find((name) => name !== 'ltx')
  if (other !== undefined) throw new Error(`${other} is not Litestream's. Remove the folder by hand.`)
}
