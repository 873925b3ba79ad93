import { mkdir, rm, writeFile } from 'node:fs/promises'
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

/** All of them in one transaction, or none. They pass through a folder beside the database; one that an interrupted run left is emptied first. */
export async function writeRecords(database: Database, records: readonly DemoRecord[]): Promise<void> {
  const folder = join(database.dataDir, 'demo-records')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  const written = await Promise.all(records.map(async ({ files, ...rest }) => ({ ...rest, files: await writeFiles(folder, rest.record.id, files) })))
  const list = join(folder, 'records.json')
  await writeFile(list, JSON.stringify(written))
  await runCommand(database, ['write-records', list])
  await rm(folder, { recursive: true })
}

/** Where the content of each field of files is. */
async function writeFiles(folder: string, id: string, files: DemoRecord['files'] = {}): Promise<Record<string, string>> {
  const paths: Record<string, string> = {}
  for (const [field, { extension, draw }] of Object.entries(files)) {
    const path = join(folder, `${id}_${field}.${extension}`)
    await writeFile(path, draw())
    paths[field] = path
  }
  return paths
}
