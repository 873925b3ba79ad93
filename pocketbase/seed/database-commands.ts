import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Database, runCommand } from '../tasks/pocketbase-process'
import type { DemoRecord } from './demo-records'

/** The id of the first account that matches a filter of PocketBase's, '' without one. */
export async function findAccount(database: Database, filter: string): Promise<string> {
  const output = await runCommand(database, ['find-account', filter])
  const id = /answer: (\w*)/.exec(output)?.[1]
  if (id === undefined) throw new Error(`find-account gave no answer:\n${output}`)
  return id
}

/** All of them in one transaction, or none. They pass through a file beside the database; one that an interrupted run left is written over. */
export async function writeRecords(database: Database, records: readonly DemoRecord[]): Promise<void> {
  const file = join(database.dataDir, 'demo-records.json')
  await writeFile(file, JSON.stringify(records))
  await runCommand(database, ['write-records', file])
  await rm(file)
}
