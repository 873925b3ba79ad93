import { existsSync } from 'node:fs'
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { noteRestored } from '../replica/replica-note'
import { checkBackup } from './back-up'
import { assertNotServed, checkData, deletions } from './database'
import { writeWhole } from './write-whole'

/** Until the copy is whole beside its place nothing changes there. `aside` is where the data that was there went, '' where there was none. */
export async function restoreBackup(program: string, dataDir: string, folder: string): Promise<{ aside: string; madeAt: string }> {
  await assertNotServed(program, dataDir)
  const madeAt = await checkBackup(folder)
  const fresh = `${dataDir}.restoring`
  await rm(fresh, { recursive: true, force: true })
  await cp(folder, fresh, { recursive: true })
  await rm(join(fresh, 'backup.json'))
  return { madeAt, aside: await replaceData(program, dataDir, fresh) }
}

/** Puts the data of the folder `fresh`, once they are found whole, in the place of `dataDir`. Returns where the data that was there went, '' where there was none. */
export async function replaceData(program: string, dataDir: string, fresh: string): Promise<string> {
  await assertNotServed(program, dataDir)
  await checkData(program, fresh)
  return replaceUnread(program, dataDir, fresh, () => noteRestored(dataDir, fresh))
}

/** The same without a look into the database of `fresh`, which would take the longer the larger it is. `last` is done right before. */
export async function replaceUnread(program: string, dataDir: string, fresh: string, last: () => Promise<void>): Promise<string> {
  await keepDeletions(program, dataDir, fresh)
  await markPutBack(fresh)
  await last()
  return putInPlace(dataDir, fresh)
}

const markOf = (dataDir: string): string => join(dataDir, 'put-back')

/** For the next start, which does what is to be done in the database: pocketbase/src/start/put-back.ts. */
export const markPutBack = (dataDir: string): Promise<void> => writeFile(markOf(dataDir), '', { mode: 0o600 })

/** Whether no server has started on these data since: until then nothing may add to their feed, whose end tells devices what was lost. Rule F7. */
export const isPutBack = (dataDir: string): boolean => existsSync(markOf(dataDir))

/** By two renames, or none. */
async function putInPlace(dataDir: string, fresh: string): Promise<string> {
  const aside = existsSync(dataDir) ? `${dataDir}.before-${new Date().toISOString().replace(/\D/g, '')}` : ''
  if (aside) await rename(dataDir, aside)
  await rename(fresh, dataDir).catch(async (reason: unknown) => {
    if (aside) await rename(aside, dataDir)
    throw reason
  })
  return aside
}

/** Deleted accounts are noted beside the database and in it, so that an older copy does not bring them back. Product 10. */
async function keepDeletions(program: string, dataDir: string, fresh: string): Promise<void> {
  const file = join(fresh, 'deletions.txt')
  const inDatabase = existsSync(join(dataDir, 'data.db')) ? await deletions(program, dataDir) : []
  const lines = new Set([...(await linesOf(file)), ...(await linesOf(join(dataDir, 'deletions.txt'))), ...(inDatabase ?? [])])
  if (lines.size > 0) await writeWhole(file, [...lines].map((line) => `${line}\n`).join(''))
  if (!inDatabase)
    console.info('The database that was there cannot be read: an account that was deleted in its last minute may be back. See the audit once it can.')
}

const linesOf = async (file: string): Promise<string[]> => (existsSync(file) ? (await readFile(file, 'utf8')).split('\n').filter(Boolean) : [])
