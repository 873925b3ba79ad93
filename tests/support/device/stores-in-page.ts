import { join } from 'node:path'
import { build } from 'esbuild'
import type { Page } from 'playwright'
import type { RecordedDatabase } from './recorded-database'

const GLOBAL = 'recordedDatabases'

/** The databases of the accounts on a page's device. */
export const recordIn = async (page: Page): Promise<RecordedDatabase[]> =>
  JSON.parse(await page.evaluate(`${await program()}; ${GLOBAL}.recordDatabases().then(JSON.stringify)`))

/** On a page of the origin that no app has opened yet. */
export const restoreIn = async (page: Page, recorded: RecordedDatabase[]): Promise<void> =>
  page.evaluate(`${await program()}; ${GLOBAL}.restoreDatabases(${JSON.stringify(recorded)})`)

async function program(): Promise<string> {
  const entryPoints = [join(import.meta.dirname, 'recorded-database.ts')]
  const { outputFiles } = await build({ entryPoints, bundle: true, format: 'iife', globalName: GLOBAL, write: false, logLevel: 'error' })
  return outputFiles[0]?.text ?? ''
}
