import { existsSync } from 'node:fs'
import { cp, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { assertReplaceable } from './assert-replaceable'
import { checkBackup } from './backup-folder'
import { checkData, deletions, markRestored } from './data-check'
import { flushFolder } from './flush-folder'
import { removeUnnamed } from './remove-unnamed'
import { noteRestored } from './replica-note'
import { endLitestreamOf } from './replicate'
import { writeWhole } from './write-whole'

type Replaced = {
  /** Where the data that was there went, '' where there was none. */
  aside: string
  /** Whether its database could be asked which accounts were deleted last. */
  areDeletionsKnown: boolean
}

/** Until the copy is whole beside its place nothing changes there. */
export async function restoreBackup(program: string, dataDir: string, folder: string): Promise<Replaced & { madeAt: string }> {
  await assertReplaceable(program, dataDir)
  const madeAt = await checkBackup(folder)
  const fresh = `${dataDir}.restoring`
  await rm(fresh, { recursive: true, force: true })
  await cp(folder, fresh, { recursive: true })
  await rm(join(fresh, 'backup.json'))
  await flushFolder(fresh)
  return { madeAt, ...(await replaceData(program, dataDir, fresh)) }
}

/** Puts the data of the folder `fresh` in the place of `dataDir`, marked as restored, by two renames. */
export async function replaceData(program: string, dataDir: string, fresh: string): Promise<Replaced> {
  await assertReplaceable(program, dataDir)
  const named = await checkData(program, fresh)
  await noteRestored(dataDir, fresh)
  const areDeletionsKnown = await keepDeletions(program, dataDir, fresh)
  await markRestored(program, fresh)
  // Before anything is moved, since it fails where it cannot be told whether one runs.
  await endLitestreamOf(dataDir)
  await removeUnnamed(fresh, named)
  const aside = existsSync(dataDir) ? asideOf(dataDir) : ''
  if (aside) await rename(dataDir, aside)
  await rename(fresh, dataDir)
  return { aside, areDeletionsKnown }
}

/** A name that nothing has yet. */
function asideOf(dataDir: string): string {
  const name = `${dataDir}.before-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`
  let free = name
  for (let n = 2; existsSync(free); n++) free = `${name}-${n}`
  return free
}

/** Whose accounts were deleted is known beside the database and in it, so that a copy from before does not bring them back. Product 10. */
async function keepDeletions(program: string, dataDir: string, fresh: string): Promise<boolean> {
  const file = join(fresh, 'deletions.txt')
  const inDatabase = existsSync(join(dataDir, 'data.db')) ? await deletions(program, dataDir) : []
  // A follower's database may know what its copy of the file does not.
  const inCopy = (await deletions(program, fresh)) ?? []
  const lines = new Set([...(await linesOf(file)), ...(await linesOf(join(dataDir, 'deletions.txt'))), ...(inDatabase ?? []), ...inCopy])
  if (lines.size > 0) await writeWhole(file, [...lines].map((line) => `${line}\n`).join(''))
  return inDatabase !== undefined
}

const linesOf = async (file: string): Promise<string[]> => (existsSync(file) ? (await readFile(file, 'utf8')).split('\n').filter(Boolean) : [])
