import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { copyFiles, writeManifest } from './backup-folder'
import { copyDatabase } from './data-check'
import { TaskFailure } from './task-failure'

/**
 * Copies the database first, then the files that its rows name: whatever is uploaded or deleted meanwhile, no row of the copy lacks a file that
 * still exists. `gone` are files that were deleted after the database was copied.
 */
export async function backUp(program: string, dataDir: string, target: string): Promise<{ files: number; gone: number }> {
  if (!existsSync(join(dataDir, 'data.db'))) throw new TaskFailure(`There is no database in ${dataDir}. Set DATA_DIR to where it is.`)
  await mkdir(target, { recursive: true, mode: 0o700 })
  if ((await readdir(target)).length > 0) throw new TaskFailure(`${target} is not empty. Name a folder that is, or that is not there yet.`)
  // A folder that was there may be open to every user of the machine, or belong to another one.
  await chmod(target, 0o700).catch(() =>
    console.info(`${target} belongs to another user: see that only those may read it who may read everybody's data.`),
  )
  const { files: named } = await copyDatabase(program, dataDir, join(target, 'data.db'))
  const copied = await copyFiles(dataDir, target, named)
  await writeManifest(target, copied)
  return { files: copied.length, gone: named.length - copied.length }
}
