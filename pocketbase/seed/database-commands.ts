import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Database, runCommand } from '../tasks/pocketbase-process'
import type { DemoRecord } from './demo-records'

export async function findAccount(database: Database, filter: string): Promise<string> {
  const output = await runCommand(database, ['find-account', filter])
  const id = /answer: (\w*)/.exec(output)?.[1]
  if (id === undefined) throw new Error(`find-account gave no answer:\n${output}`)
  return id
}

/** One transaction; the records pass through a file beside the database. */
export async function writeRecords(database: Database, records: readonly DemoRecord[]): Promise<void> {
  const list = join(database.dataDir, 'demo-records.json')
  await writeFile(list, JSON.stringify(records.map((record) => ({ files: {}, ...record }))))
  await runCommand(database, ['write-records', list])
  await rm(list)
}
