import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { cp, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as v from 'valibot'
import { flushFolder } from './flush-folder'
import { hasCode } from './has-code'
import { TaskFailure } from './task-failure'
import { writeWhole } from './write-whole'

/** backup.json: what a whole copy holds. `files` are paths below storage/ with their bytes. */
const manifest = v.object({
  format: v.literal(1),
  made_at: v.string(),
  database_sha256: v.string(),
  files: v.record(v.string(), v.number()),
})
type Manifest = v.InferOutput<typeof manifest>

const manifestOf = (folder: string): string => join(folder, 'backup.json')

/** Copies these files with what PocketBase keeps beside each. Gives back those that were still there. */
export async function copyFiles(dataDir: string, target: string, files: readonly string[]): Promise<string[]> {
  const copied: string[] = []
  for (const file of files) {
    if (await copyOne(dataDir, target, file)) copied.push(file)
    await copyOne(dataDir, target, `${file}.attrs`)
  }
  return copied
}

async function copyOne(dataDir: string, target: string, file: string): Promise<boolean> {
  try {
    await cp(join(dataDir, 'storage', file), join(target, 'storage', file))
    return true
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false
    throw error
  }
}

/** Written last: a folder without it is half a copy. */
export async function writeManifest(folder: string, files: readonly string[]): Promise<void> {
  const sizes = await Promise.all(files.map(async (file) => [file, (await stat(join(folder, 'storage', file))).size] as const))
  const held: Manifest = {
    format: 1,
    made_at: new Date().toISOString(),
    database_sha256: await sha256(join(folder, 'data.db')),
    files: Object.fromEntries(sizes),
  }
  await flushFolder(folder)
  await writeWhole(manifestOf(folder), `${JSON.stringify(held, null, 1)}\n`)
}

/** Fails unless the folder holds what was written into it, byte for byte where it is the database. Says when it was made. */
export async function checkBackup(folder: string): Promise<string> {
  if (!existsSync(manifestOf(folder))) throw new TaskFailure(`${folder} has no backup.json: it is no copy of npm run backup, or only half of one.`)
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), manifest), await readFile(manifestOf(folder), 'utf8'))
  if (!read.success)
    throw new TaskFailure(`${folder} was made by another version of npm run backup, or its backup.json is damaged. Use another copy.`)
  const { database_sha256, files, made_at } = read.output
  if ((await sha256(join(folder, 'data.db'))) !== database_sha256)
    throw new TaskFailure(`${folder}/data.db is not what was copied. Use another copy.`)
  for (const [file, bytes] of Object.entries(files)) {
    const path = join(folder, 'storage', file)
    if (!existsSync(path) || (await stat(path)).size !== bytes) throw new TaskFailure(`${path} is missing or damaged. Use another copy.`)
  }
  return made_at
}

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
