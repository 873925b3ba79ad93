import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { obtainPocketBase } from '#parts'
import { stopOnSignals } from '../children'
import { restoreBackup } from '../data/restore-backup'
import { dataDirOf } from '../data-dir.mjs'
import { paths } from '../paths'
import { step } from '../step'
import { TaskFailure } from '../task-failure'

const usage = `Use: ./canteiro restore FOLDER
FOLDER is a copy of ./canteiro backup. The server must be stopped. What is in DATA_DIR now (.data unless set) is moved aside, not deleted.`

export default async function restore(): Promise<void> {
  stopOnSignals(130)
  const [folder] = process.argv.slice(2)
  if (!folder) throw new TaskFailure(usage)
  const dataDir = chosenDataDir(process.env)
  const program = await obtainPocketBase()
  const { madeAt, aside } = await step(`Restoring ${folder}`, () =>
    restoreBackup({ program, dataDir, migrationsDir: paths.migrations }, resolve(folder)),
  )
  console.info(`${dataDir} is as it was at ${madeAt}.${aside ? ` What was there is in ${aside}; delete it once all is well.` : ''}`)
  console.info('Start the server: it deletes the accounts again that were deleted since, and devices give back what the copy lacks.')
}

/** Without the server's settings the data would land where no server looks. */
function chosenDataDir(environment: NodeJS.ProcessEnv): string {
  const dataDir = dataDirOf(environment)
  if (environment.DATA_DIR || existsSync(join(dataDir, 'data.db'))) return dataDir
  throw new TaskFailure(`Not set: DATA_DIR, and there is no database in ${dataDir}.
Run this with the settings of the server, as those of /etc/canteiro.env; or name the folder: DATA_DIR=.data`)
}
