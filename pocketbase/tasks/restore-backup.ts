import { existsSync } from 'node:fs'
import { appendFile, cp, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { checkBackup } from './backup-folder'
import { checkData, unwrittenDeletions } from './data-check'
import { markRestored } from './restored-mark'

/** The copy once it is whole: from here on only its name changes. */
const wholeCopyOf = (dataDir: string): string => `${dataDir}.restored`

/** Ends a restore that was cut off after the data had been moved aside: a server would start with nothing. */
export async function finishRestore(dataDir: string): Promise<void> {
  const whole = wholeCopyOf(dataDir)
  if (existsSync(whole) && !existsSync(dataDir)) await rename(whole, dataDir)
}

type Restored = {
  madeAt: string
  /** Where the data that was there went, '' where there was none. */
  aside: string
  /** Whether its database could be asked which accounts were deleted last. */
  areDeletionsKnown: boolean
}

/** Until the copy is whole in its place nothing changes there. */
export async function restoreBackup(program: string, dataDir: string, folder: string): Promise<Restored> {
  const madeAt = await checkBackup(folder)
  await finishRestore(dataDir)
  const [fresh, whole] = [`${dataDir}.restoring`, wholeCopyOf(dataDir)]
  for (const left of [fresh, whole]) await rm(left, { recursive: true, force: true })
  await cp(folder, fresh, { recursive: true })
  await rm(join(fresh, 'backup.json'))
  await checkData(program, fresh)
  const areDeletionsKnown = await keepDeletions(program, dataDir, fresh)
  await markRestored(fresh)
  await rename(fresh, whole)
  const aside = existsSync(dataDir) ? `${dataDir}.before-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}` : ''
  if (aside) await rename(dataDir, aside)
  await finishRestore(dataDir)
  return { madeAt, aside, areDeletionsKnown }
}

/** Whose accounts were deleted is known beside the database, and of the last ones in it, so that a copy from before does not bring them back. Product 10. */
async function keepDeletions(program: string, dataDir: string, fresh: string): Promise<boolean> {
  const [known, kept] = [join(dataDir, 'deletions.txt'), join(fresh, 'deletions.txt')]
  if (existsSync(known)) await appendFile(kept, await readFile(known))
  if (!existsSync(join(dataDir, 'data.db'))) return true
  const last = await unwrittenDeletions(program, dataDir)
  if (last) await appendFile(kept, last.map((line) => `${line}\n`).join(''))
  return last !== undefined
}
