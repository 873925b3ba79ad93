import { paths } from './paths'
import { runCommand } from './pocketbase-process'
import { TaskFailure } from './task-failure'

/** The files that the rows name, as paths below storage/. */
type Files = string[]
type Answer = { ok: true; files: Files } | { ok: false; reason: string }

/** Writes the database of `dataDir` into `file` as it is at one moment, also while a server writes to it. Fails unless the copy is whole. */
export const copyDatabase = (program: string, dataDir: string, file: string): Promise<Files> => ask(program, dataDir, ['copy-database', file])

/** Fails unless the database of `dataDir` is whole. */
export const checkData = (program: string, dataDir: string): Promise<Files> => ask(program, dataDir, ['check-data'])

async function ask(program: string, dataDir: string, command: string[]): Promise<Files> {
  const output = await runCommand({ program, dataDir, migrationsDir: paths.migrations }, command)
  const said = /answer: (.*)/.exec(output)?.[1]
  if (!said) throw new Error(`${command[0]} gave no answer:\n${output}`)
  const answer: Answer = JSON.parse(said)
  if (answer.ok) return answer.files
  throw new TaskFailure(`The database in ${dataDir} is damaged, or could not be read: ${answer.reason}`)
}
