import { existsSync } from 'node:fs'
import { appendFile, cp, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { checkBackup } from './backup-folder'
import { checkData } from './data-check'

/** The copy once it is whole: from here on only its name changes. */
const wholeCopyOf = (dataDir: string): string => `${dataDir}.restored`

/** Ends a restore that was cut off after the data had been moved aside: a server would start with nothing. */
export async function finishRestore(dataDir: string): Promise<void> {
  const whole = wholeCopyOf(dataDir)
  if (existsSync(whole) && !existsSync(dataDir)) await rename(whole, dataDir)
}

/** `aside` is where the data that was there went, '' where there was none. Until the copy is whole in its place nothing there changes. */
export async function restoreBackup(program: string, dataDir: string, folder: string): Promise<{ madeAt: string; aside: string }> {
  const madeAt = await checkBackup(folder)
  await finishRestore(dataDir)
  const [fresh, whole] = [`${dataDir}.restoring`, wholeCopyOf(dataDir)]
  for (const left of [fresh, whole]) await rm(left, { recursive: true, force: true })
  await cp(folder, fresh, { recursive: true })
  await rm(join(fresh, 'backup.json'))
  await checkData(program, fresh)
  await keepDeletions(dataDir, fresh)
  await rename(fresh, whole)
  const aside = existsSync(dataDir) ? `${dataDir}.before-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}` : ''
  if (aside) await rename(dataDir, aside)
  await finishRestore(dataDir)
  return { madeAt, aside }
}

/** Whose accounts were deleted is known beside the database, so that a copy from before does not bring them back. Product 10. */
async function keepDeletions(dataDir: string, fresh: string): Promise<void> {
  const known = join(dataDir, 'deletions.txt')
  if (existsSync(known)) await appendFile(join(fresh, 'deletions.txt'), await readFile(known))
}
