import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { TaskFailure } from '../task-failure'
import { answerOfConsole, askConsole } from './ask-console'
import { fullDisk } from './full-disk'
import { inUse, lockOf } from './hold-data'

const answer = v.variant('ok', [
  v.object({ ok: v.literal(true), files: v.array(v.string()), applied: v.array(v.string()) }),
  v.object({ ok: v.literal(false), reason: v.string() }),
])

/**
 * Writes the database of `dataDir` into `file` as it is at one moment, also while a server writes to it. Fails unless the copy is whole. Returns the files that its
 * rows name, as paths `collection id/record id/name` below storage/.
 */
export async function copyDatabase(program: string, dataDir: string, file: string): Promise<string[]> {
  const said = v.parse(answer, await askConsole(program, dataDir, ['copy-database', file]))
  if (said.ok) return said.files
  if (said.reason.includes('(13)')) throw fullDisk(dirname(file))
  throw new TaskFailure(`The database in ${dataDir} is damaged, or could not be copied to ${file}: ${said.reason}`)
}

/** Fails unless the database of `dataDir` is whole. Returns the names of the migrations that it has had. */
export async function checkData(program: string, dataDir: string): Promise<string[]> {
  const said = v.parse(answer, await askConsole(program, dataDir, ['check-data']))
  if (said.ok) return said.applied
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
  if (await isServed(program, dataDir)) throw inUse(dataDir)
}

/** Asked beside an empty database, since the one of `dataDir` may be damaged, which is why it is to be replaced. */
export async function isServed(program: string, dataDir: string): Promise<boolean> {
  const lock = lockOf(dataDir)
  if (!existsSync(lock)) return false
  const beside = await mkdtemp(join(tmpdir(), 'canteiro-lock-'))
  try {
    return v.parse(served, await answerOfConsole(program, beside, ['is-served', lock])).isServed
  } finally {
    await rm(beside, { recursive: true, force: true })
  }
}
