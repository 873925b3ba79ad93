import { resolve } from 'node:path'
import { obtainPocketBase } from '../build/obtain-program'
import { stopOnSignals } from '../children'
import { restoreBackup } from '../data/restore-backup'
import { dataDirOf } from '../data-dir.mjs'
import { step } from '../step'
import { TaskFailure } from '../task-failure'

const usage = `Use: npm run restore -- FOLDER
FOLDER is a copy of npm run backup. The server must be stopped. What is in DATA_DIR now (.data unless set) is moved aside, not deleted.`

export default async function restore(): Promise<void> {
  stopOnSignals(130)
  const [folder] = process.argv.slice(2)
  if (!folder) throw new TaskFailure(usage)
  const program = await obtainPocketBase()
  const dataDir = dataDirOf(process.env)
  const { madeAt, aside } = await step(`Restoring ${folder}`, () => restoreBackup(program, dataDir, resolve(folder)))
  console.info(`${dataDir} is as it was at ${madeAt}.${aside ? ` What was there is in ${aside}; delete it once all is well.` : ''}`)
  console.info('Start the server: it deletes the accounts again that were deleted since, and devices give back what the copy lacks.')
}
