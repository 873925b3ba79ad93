import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { hasCode } from '../has-code'
import { isInside } from '../is-inside'
import { TaskFailure } from '../task-failure'
import { copyDatabase } from './data-console'
import { tellable } from './full-disk'
import { partOf, writeWhole } from './write-whole'

/** backup.json, the sign of a whole copy: paths below the folder with their bytes. */
const manifest = v.object({ format: v.literal(2), made_at: v.string(), files: v.record(v.string(), v.number()) })

const manifestOf = (folder: string): string => join(folder, 'backup.json')

/**
 * Database first, then the files that its rows name, backup.json last: a folder without it is half a copy. Returns the number of files. A failed
 * one leaves nothing.
 */
export async function backUp(program: string, dataDir: string, target: string): Promise<number> {
  if (!existsSync(join(dataDir, 'data.db'))) throw new TaskFailure(`There is no database in ${dataDir}. Set DATA_DIR to where it is.`)
  if (isInside(target, dataDir))
    throw new TaskFailure(`${target} is inside of ${dataDir}: it would be lost with what it is the copy of. Name a folder on another disk.`)
  const isNew = (await mkdir(target, { recursive: true, mode: 0o700 })) !== undefined
  await claimFolder(target)
  try {
    return await copyInto(program, dataDir, target)
  } catch (error) {
    for (const name of isNew ? [''] : await readdir(target)) await rm(join(target, name), { recursive: true, force: true })
    throw tellable(target, error)
  }
}

/** Made at once: of two copies into one folder the second is refused. */
async function claimFolder(target: string): Promise<void> {
  const notEmpty = new TaskFailure(`${target} is not empty. Name a folder that is, or that is not there yet.`)
  if ((await readdir(target)).length > 0) throw notEmpty
  // An existing folder may be open to every user.
  await chmod(target, 0o700)
  await writeFile(partOf(manifestOf(target)), '', { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    throw hasCode(error, 'EEXIST') ? notEmpty : tellable(target, error)
  })
}

async function copyInto(program: string, dataDir: string, target: string): Promise<number> {
  const { ino } = await stat(join(dataDir, 'data.db'))
  const copied = ['data.db']
  for (const named of await copyDatabase(program, dataDir, join(target, 'data.db'))) {
    const file = join('storage', named)
    if (await copyFile(dataDir, target, file)) copied.push(file)
    // PocketBase's attributes, beside the file.
    await copyFile(dataDir, target, `${file}.attrs`)
  }
  if ((await stat(join(dataDir, 'data.db')).catch(() => undefined))?.ino !== ino)
    throw new TaskFailure(`A restore or a promotion replaced the data in ${dataDir} while they were copied. Run this again.`)
  const sizes = await Promise.all(copied.map(async (file) => [file, (await stat(join(target, file))).size] as const))
  const held: v.InferOutput<typeof manifest> = { format: 2, made_at: new Date().toISOString(), files: Object.fromEntries(sizes) }
  await writeWhole(manifestOf(target), `${JSON.stringify(held, null, 1)}\n`)
  // The copy is whole, even where the note's disk is full.
  await noteBackup(dataDir, { made_at: held.made_at, folder: target }).catch(() => undefined)
  return copied.length - 1
}

/** last-backup.json. */
const lastBackup = v.object({ made_at: v.string(), folder: v.string() })
export type LastBackup = v.InferOutput<typeof lastBackup>

const noteOf = (dataDir: string): string => join(dataDir, 'last-backup.json')

export const noteBackup = (dataDir: string, noted: LastBackup): Promise<void> => writeWhole(noteOf(dataDir), JSON.stringify(noted))

/** Undefined without a whole copy. */
export async function lastBackupOf(dataDir: string): Promise<LastBackup | undefined> {
  const text = await readFile(noteOf(dataDir), 'utf8').catch(() => '')
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), lastBackup), text)
  return read.success ? read.output : undefined
}

export const isThere = ({ folder }: LastBackup): boolean => existsSync(manifestOf(folder))

async function copyFile(dataDir: string, target: string, file: string): Promise<boolean> {
  try {
    await cp(join(dataDir, file), join(target, file))
    return true
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false
    throw error
  }
}

/** Throws unless every copied file is whole. Returns when the backup was made. */
export async function checkBackup(folder: string): Promise<string> {
  if (!existsSync(manifestOf(folder))) throw new TaskFailure(`${folder} has no backup.json: it is no copy of ./canteiro backup, or only half of one.`)
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), manifest), await readFile(manifestOf(folder), 'utf8'))
  if (!read.success)
    throw new TaskFailure(`${folder} was made by another version of ./canteiro backup, or its backup.json is damaged. Use another copy.`)
  for (const [file, bytes] of Object.entries(read.output.files)) {
    const path = join(folder, file)
    if (!existsSync(path) || (await stat(path)).size !== bytes) throw new TaskFailure(`${path} is missing or damaged. Use another copy.`)
  }
  return read.output.made_at
}
