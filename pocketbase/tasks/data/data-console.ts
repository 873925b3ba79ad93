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

/** Copies at one moment, served or not, and checks the copy. Returns files of its rows, `collection id/record id/name` below storage/. */
export async function copyDatabase(program: string, dataDir: string, file: string): Promise<string[]> {
  const said = v.parse(answer, await askConsole(program, dataDir, ['copy-database', file]))
  if (said.ok) return said.files
  if (said.reason.includes('(13)')) throw fullDisk(dirname(file))
  throw new TaskFailure(`The database in ${dataDir} is damaged, or could not be copied to ${file}: ${said.reason}`)
}

/** Throws unless the database is whole. Returns its migrations. */
export async function checkData(program: string, dataDir: string): Promise<string[]> {
  const said = v.parse(answer, await askConsole(program, dataDir, ['check-data']))
  if (said.ok) return said.applied
  throw new TaskFailure(`The database in ${dataDir} is damaged, or could not be read: ${said.reason}`)
}

const deletedAccounts = v.object({ ok: v.literal(true), lines: v.array(v.string()) })

/** As lines of deletions.txt; undefined where the database cannot be read. */
export async function deletions(program: string, dataDir: string): Promise<string[] | undefined> {
  try {
    return v.parse(deletedAccounts, await askConsole(program, dataDir, ['deletions'])).lines
  } catch {
    return undefined
  }
}

const served = v.object({ ok: v.literal(true), isServed: v.boolean() })

/** Throws while a server of this machine holds the data, whatever its port or container. */
export async function assertNotServed(program: string, dataDir: string): Promise<void> {
  if (await isServed(program, dataDir)) throw inUse(dataDir)
}

/** Beside an empty database: the one of `dataDir` may be damaged. */
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
