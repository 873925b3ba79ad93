import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from './paths'
import { runCommand } from './pocketbase-process'
import { TaskFailure } from './task-failure'

export const adminActions = ['create', 'reset', 'list', 'remove'] as const
export type AdminAction = (typeof adminActions)[number]

/** `password` after create and reset, `emails` after list. */
export type AdminAnswer =
  | { ok: true; password?: string; emails?: string[] }
  | { ok: false; code: 'taken' | 'missing' | 'not_migrated' }
  | { ok: false; code: 'failed'; reason: string }

/** Works on the database itself, whether or not a server runs on it. Without `password` a random one is made. */
export async function adminAccount(program: string, dataDir: string, action: AdminAction, email = '', password = ''): Promise<AdminAnswer> {
  if (!existsSync(join(dataDir, 'data.db'))) {
    throw new TaskFailure(`There is no database in ${dataDir}. Start the server once, or set DATA_DIR to where its data is.`)
  }
  const database = { program, dataDir, migrationsDir: paths.migrations }
  const output = await runCommand(database, ['admin', action, email.toLowerCase()], { ADMIN_PASSWORD: password })
  const answer = /answer: (.*)/.exec(output)?.[1]
  if (!answer) throw new Error(`the admin command gave no answer:\n${output}`)
  return JSON.parse(answer)
}
