import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { TaskFailure } from '../task-failure'
import { answerOfConsole, askConsole } from './ask-console'

const answer = v.variant('ok', [
  v.object({ ok: v.literal(true), files: v.array(v.string()) }),
  v.object({ ok: v.literal(false), reason: v.string() }),
])

/**
 * Writes the database of `dataDir` into `file` as it is at one moment, also while a server writes to it. Fails unless the copy is whole. Returns the files that its
 * rows name, as paths `collection id/record id/name` below storage/.
 */
export const copyDatabase = (program: string, dataDir: string, file: string): Promise<string[]> => check(program, dataDir, ['copy-database', file])

/** Fails unless the database of `dataDir` is whole. */
export const checkData = (program: string, dataDir: string): Promise<string[]> => check(program, dataDir, ['check-data'])

async function check(program: string, dataDir: string, command: string[]): Promise<string[]> {
  const said = v.parse(answer, await askConsole(program, dataDir, command))
  if (said.ok) return said.files
  throw new TaskFailure(`The database in ${dataDir} is damaged, or could not be read: ${said.reason}`)
}

const deletedAccounts = v.object({ ok: v.literal(true), lines: v.array(v.string()) })

/** Accounts that the database of `dataDir` knows to be deleted, as lines of deletions.txt; undefined where it cannot be read. */
export async function deletions(program: string, dataDir: string): Promise<string[] | undefined> {
  try {
    return v.parse(deletedAccounts, await askConsole(program, dataDir, ['deletions'])).lines
  } catch {
    return undefined
  }
}

const served = v.object({ ok: v.literal(true), isServed: v.boolean() })

/** Fails while a server runs with the data of `dataDir`, on whatever port and in whatever container of this machine. */
export async function assertNotServed(program: string, dataDir: string): Promise<void> {
  if (!(await isServed(program, dataDir))) return
  throw new TaskFailure(`A server serves the data of ${dataDir}. Stop it (SIGTERM, or systemctl stop), then run this again.`)
}

/** Asked beside an empty database, since the one of `dataDir` may be damaged, which is why it is to be replaced. */
export async function isServed(program: string, dataDir: string): Promise<boolean> {
  const lock = join(dataDir, 'serving.db')
  if (!existsSync(lock)) return false
  const beside = await mkdtemp(join(tmpdir(), 'canteiro-lock-'))
  try {
    return v.parse(served, await answerOfConsole(program, beside, ['is-served', lock])).isServed
  } finally {
    await rm(beside, { recursive: true, force: true })
  }
}
