import { existsSync } from 'node:fs'
import { cp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hasCode } from '../has-code'
import type { Database } from '../pocketbase-process'
import { noteRestored } from '../replica/replica-note'
import { TaskFailure } from '../task-failure'
import { checkBackup, lastBackupOf, noteBackup } from './back-up'
import { closeToOthers } from './close-to-others'
import { checkData, deletions } from './data-console'
import { tellable } from './full-disk'
import { holdsNothing, whileHeld } from './hold-data'
import { writeWhole } from './write-whole'

/** Nothing changes before the copy is whole beside its place. `aside`: where the earlier data went, '' for none. */
export async function restoreBackup(installation: Database, folder: string): Promise<{ aside: string; madeAt: string }> {
  const { program, dataDir } = installation
  await assertRenamable(dataDir)
  return whileHeld(program, dataDir, async () => {
    const madeAt = await checkBackup(folder)
    const fresh = `${dataDir}.restoring`
    await rm(fresh, { recursive: true, force: true })
    try {
      await cp(folder, fresh, { recursive: true })
      await rm(join(fresh, 'backup.json'))
      await closeToOthers(fresh)
      assertKnown(folder, await checkData(program, fresh), installation)
      await noteNewest(dataDir, fresh, { made_at: madeAt, folder })
      return { madeAt, aside: await replaceData(program, dataDir, fresh, () => noteRestored(dataDir, fresh)) }
    } catch (error) {
      await rm(fresh, { recursive: true, force: true })
      throw tellable(fresh, error)
    }
  })
}

/** This version's server would refuse it at its start: pocketbase/src/start/prepare-data.ts. */
function assertKnown(folder: string, applied: string[], { migrationsDir }: Database): void {
  const unknown = applied.filter((name) => !existsSync(join(migrationsDir, name)))
  if (unknown.length === 0) return
  throw new TaskFailure(`${folder} is of a newer version (${unknown.join(', ')}). Restore it with that one, or use a copy from before.`)
}

async function noteNewest(dataDir: string, fresh: string, restored: { made_at: string; folder: string }): Promise<void> {
  const last = await lastBackupOf(dataDir)
  await noteBackup(fresh, last && last.made_at > restored.made_at ? last : restored)
}

/**
 * Replaces data that the caller holds, without opening the database, which takes long. `last` runs right before. Returns where earlier data went,
 * '' for none.
 */
export async function replaceData(program: string, dataDir: string, fresh: string, last: () => Promise<void>): Promise<string> {
  await keepDeletions(program, dataDir, fresh)
  await markPutBack(fresh)
  await last()
  return putInPlace(dataDir, fresh)
}

const markOf = (dataDir: string): string => join(dataDir, 'put-back')

/** The next start does the database's part: pocketbase/src/start/prepare-data.ts. */
export const markPutBack = (dataDir: string): Promise<void> => writeFile(markOf(dataDir), '', { mode: 0o600 })

/** Replacing a folder renames it. */
export async function assertRenamable(folder: string): Promise<void> {
  if (existsSync(folder) && (await stat(folder)).dev !== (await stat(dirname(folder))).dev) throw mounted(folder)
}

const mounted = (folder: string): TaskFailure =>
  new TaskFailure(`${folder} is where a disk or volume is mounted, which cannot be renamed. Set DATA_DIR to a folder inside of it.`)

/** Both renames or none. */
async function putInPlace(dataDir: string, fresh: string): Promise<string> {
  const aside = existsSync(dataDir) ? `${dataDir}.before-${new Date().toISOString().replace(/\D/g, '')}` : ''
  if (aside)
    await rename(dataDir, aside).catch((reason: unknown) => {
      // A folder of the same disk, mounted here.
      throw hasCode(reason, 'EBUSY') || hasCode(reason, 'EXDEV') ? mounted(dataDir) : reason
    })
  await rename(fresh, dataDir).catch(async (reason: unknown) => {
    if (aside) await rename(aside, dataDir)
    throw reason
  })
  if (!aside || !(await holdsNothing(aside))) return aside
  await rm(aside, { recursive: true })
  return ''
}

/** Deletions beside the database and in it survive an older copy. Product 10. */
async function keepDeletions(program: string, dataDir: string, fresh: string): Promise<void> {
  const file = join(fresh, 'deletions.txt')
  const inDatabase = existsSync(join(dataDir, 'data.db')) ? await deletions(program, dataDir) : []
  const lines = new Set([...(await linesOf(file)), ...(await linesOf(join(dataDir, 'deletions.txt'))), ...(inDatabase ?? [])])
  if (lines.size > 0) await writeWhole(file, [...lines].map((line) => `${line}\n`).join(''))
  if (!inDatabase)
    console.info('The database that was there cannot be read: an account that was deleted in its last minute may be back. See the audit once it can.')
}

const linesOf = async (file: string): Promise<string[]> => (existsSync(file) ? (await readFile(file, 'utf8')).split('\n').filter(Boolean) : [])
