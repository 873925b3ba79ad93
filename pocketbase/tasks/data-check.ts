import * as v from 'valibot'
import { askConsole } from './ask-console'
import { TaskFailure } from './task-failure'

/** The files that the rows name, as paths below storage/. */
type Files = string[]
const answer = v.variant('ok', [
  v.object({ ok: v.literal(true), files: v.array(v.string()) }),
  v.object({ ok: v.literal(false), reason: v.string() }),
])

/** Writes the database of `dataDir` into `file` as it is at one moment, also while a server writes to it. Fails unless the copy is whole. */
export const copyDatabase = (program: string, dataDir: string, file: string): Promise<Files> => ask(program, dataDir, ['copy-database', file])

/** Fails unless the database of `dataDir` is whole. */
export const checkData = (program: string, dataDir: string): Promise<Files> => ask(program, dataDir, ['check-data'])

const deletions = v.object({ ok: v.literal(true), lines: v.array(v.string()) })

/** Accounts that were deleted and may not stand in deletions.txt yet, as its lines; undefined where the database cannot be read. */
export async function unwrittenDeletions(program: string, dataDir: string): Promise<string[] | undefined> {
  try {
    return v.parse(deletions, await askConsole(program, dataDir, ['unwritten-deletions'])).lines
  } catch {
    return undefined
  }
}

async function ask(program: string, dataDir: string, command: string[]): Promise<Files> {
  const said = v.parse(answer, await askConsole(program, dataDir, command))
  if (said.ok) return said.files
  throw new TaskFailure(`The database in ${dataDir} is damaged, or could not be read: ${said.reason}`)
}
