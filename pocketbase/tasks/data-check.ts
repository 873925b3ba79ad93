import * as v from 'valibot'
import { askConsole } from './ask-console'
import { TaskFailure } from './task-failure'

/** The files that the rows name, as paths `collection id/record id/name` below storage/, and the ids of all collections that have a field for files. */
export type Named = { files: string[]; collections: string[] }
const answer = v.variant('ok', [
  v.object({ ok: v.literal(true), files: v.array(v.string()), collections: v.array(v.string()) }),
  v.object({ ok: v.literal(false), reason: v.string() }),
])

/** Writes the database of `dataDir` into `file` as it is at one moment, also while a server writes to it. Fails unless the copy is whole. */
export const copyDatabase = (program: string, dataDir: string, file: string): Promise<Named> => ask(program, dataDir, ['copy-database', file])

/** Fails unless the database of `dataDir` is whole. */
export const checkData = (program: string, dataDir: string): Promise<Named> => ask(program, dataDir, ['check-data'])

const deletedAccounts = v.object({ ok: v.literal(true), lines: v.array(v.string()) })

/** Accounts that the database of `dataDir` knows to be deleted, as lines of deletions.txt; undefined where it cannot be read. */
export async function deletions(program: string, dataDir: string): Promise<string[] | undefined> {
  try {
    return v.parse(deletedAccounts, await askConsole(program, dataDir, ['deletions'])).lines
  } catch {
    return undefined
  }
}

const done = v.object({ ok: v.literal(true) })

/** Notes in the database of `dataDir` that it is a copy that was put back. Rules P11 to P13. */
export async function markRestored(program: string, dataDir: string): Promise<void> {
  v.parse(done, await askConsole(program, dataDir, ['mark-restored']))
}

async function ask(program: string, dataDir: string, command: string[]): Promise<Named> {
  const said = v.parse(answer, await askConsole(program, dataDir, command))
  if (said.ok) return said
  throw new TaskFailure(`The database in ${dataDir} is damaged, or could not be read: ${said.reason}`)
}
