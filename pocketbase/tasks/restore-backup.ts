import { existsSync } from 'node:fs'
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { assertReplaceable } from './assert-replaceable'
import { checkBackup } from './backup-folder'
import { checkData, deletions } from './data-check'
import { flushFolder } from './flush-folder'
import { removeUnnamed } from './remove-unnamed'
import { keepNote } from './replica-note'
import { endLitestreamOf } from './replicate'
import { markRestored } from './restored-mark'
import { writeWhole } from './write-whole'

/** The copy once it is whole: from here on only its name changes. */
const wholeCopyOf = (dataDir: string): string => `${dataDir}.restored`

/** In the whole copy: a line with the name of the folder that the data before it go to, empty where there are none, and a line with the name that the copy had. */
const replacesOf = (folder: string): string => join(folder, 'replaces')

/**
 * Ends a restore that was cut off after the data had been moved aside: a server would start with nothing. What was made in their place since, as by a service that
 * makes its folder, is moved aside too.
 */
export async function finishRestore(dataDir: string): Promise<void> {
  const whole = wholeCopyOf(dataDir)
  if (!existsSync(whole)) return
  if (existsSync(dataDir)) {
    if (!(await isMovedAside(dataDir, whole))) return
    const anew = asideOf(dataDir)
    await rename(dataDir, anew)
    console.info(`A restore was cut off and is ended now. What was made in ${dataDir} since is in ${anew}.`)
  }
  await rename(whole, dataDir)
  await rm(replacesOf(dataDir), { force: true })
}

/** Whether what the whole copy replaces is no longer in its place. */
async function isMovedAside(dataDir: string, whole: string): Promise<boolean> {
  if (!existsSync(replacesOf(whole))) return false
  const [name = '', ...end] = (await readFile(replacesOf(whole), 'utf8')).split('\n')
  // Without its end it was not written to the disk.
  return end.length > 0 && (name === '' || existsSync(join(dirname(dataDir), name)))
}

/** Gives the folder `fresh` its name back where `replaceData` was cut off before the data were moved aside: a follower may have pictures that are nowhere else. */
export async function takeBack(dataDir: string, fresh: string): Promise<void> {
  const whole = wholeCopyOf(dataDir)
  if (existsSync(fresh) || !existsSync(replacesOf(whole)) || (await isMovedAside(dataDir, whole))) return
  const [, name] = (await readFile(replacesOf(whole), 'utf8')).split('\n')
  if (name === basename(fresh)) await rename(whole, fresh)
}

/** A name that nothing has yet. */
function asideOf(dataDir: string): string {
  const name = `${dataDir}.before-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`
  let free = name
  for (let n = 2; existsSync(free); n++) free = `${name}-${n}`
  return free
}

type Replaced = {
  /** Where the data that was there went, '' where there was none. */
  aside: string
  /** Whether its database could be asked which accounts were deleted last. */
  areDeletionsKnown: boolean
}

/** Until the copy is whole in its place nothing changes there. */
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

/** Puts the data of the folder `fresh` in the place of `dataDir`, marked as restored. */
export async function replaceData(program: string, dataDir: string, fresh: string): Promise<Replaced> {
  const whole = wholeCopyOf(dataDir)
  await assertReplaceable(program, dataDir)
  await finishRestore(dataDir)
  // Of a restore that was cut off before the data were moved aside. It may be a follower's, with pictures that are nowhere else.
  if (existsSync(whole)) {
    const left = asideOf(dataDir)
    await rename(whole, left)
    console.info(`What a restore that was cut off has left is in ${left}. It may hold pictures that are nowhere else.`)
  }
  const named = await checkData(program, fresh)
  await keepNote(dataDir, fresh)
  const areDeletionsKnown = await keepDeletions(program, dataDir, fresh)
  await markRestored(fresh)
  // Before anything is moved, since it fails where it cannot be told whether one runs.
  await endLitestreamOf(dataDir)
  await removeUnnamed(fresh, named)
  const aside = existsSync(dataDir) ? asideOf(dataDir) : ''
  await writeFile(replacesOf(fresh), `${basename(aside)}\n${basename(fresh)}\n`, { mode: 0o600, flush: true })
  await rename(fresh, whole)
  if (aside) await moveAside(dataDir, aside, () => rename(whole, fresh))
  await finishRestore(dataDir)
  return { aside, areDeletionsKnown }
}

/** Where the data cannot be renamed, as where a disk is mounted or another user owns the folder around them, what was to take their place has its name again. */
async function moveAside(dataDir: string, aside: string, undo: () => Promise<void>): Promise<void> {
  try {
    await rename(dataDir, aside)
  } catch (error) {
    await undo()
    throw error
  }
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
