import { existsSync } from 'node:fs'
import { lstat, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { assertNotServed } from './server-pids'
import { TaskFailure } from './task-failure'

/** Fails, before anything is copied or moved, where other data cannot take the place of `dataDir`. */
export async function assertReplaceable(program: string, dataDir: string): Promise<void> {
  if (await isMounted(dataDir)) throw mounted(dataDir)
  await assertNotServed(program, dataDir)
}

/** A link is of the disk that it is on, and can be renamed wherever it leads. */
async function isMounted(folder: string): Promise<boolean> {
  if (!existsSync(folder)) return false
  return (await lstat(folder)).dev !== (await stat(dirname(folder))).dev
}

const mounted = (dataDir: string): TaskFailure =>
  new TaskFailure(
    `${dataDir} is where a disk is mounted, which cannot be renamed, so that no other data can take its place.
Move what is in it to a folder inside of that disk, such as ${join(dataDir, 'data')}, set DATA_DIR to that one, and run this again.
A follower, ${basename(dataDir)}.follow in ${dirname(dataDir)}, goes along: beside the new DATA_DIR, with its name and .follow.`,
  )
