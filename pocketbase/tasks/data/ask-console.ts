import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../paths'
import { runCommand } from '../pocketbase-process'
import { TaskFailure } from '../task-failure'

/** Runs a command of tasks/console, served or not; parses its line of JSON. Makes no database. */
export async function askConsole(program: string, dataDir: string, command: string[], environment: Record<string, string> = {}): Promise<unknown> {
  if (!existsSync(join(dataDir, 'data.db'))) {
    throw new TaskFailure(`There is no database in ${dataDir}. Start the server once, or set DATA_DIR to where its data is.`)
  }
  return answerOfConsole(program, dataDir, command, environment)
}

export async function answerOfConsole(
  program: string,
  dataDir: string,
  command: string[],
  environment: Record<string, string> = {},
): Promise<unknown> {
  const output = await runCommand({ program, dataDir, migrationsDir: paths.migrations }, command, environment)
  const said = /answer: (.*)/.exec(output)?.[1]
  if (!said) throw new Error(`${command[0]} gave no answer:\n${output}`)
  return JSON.parse(said)
}
