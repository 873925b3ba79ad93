import { buildWeb } from '../../../pocketbase/tasks/build/build-web'
import { obtainPocketBase } from '../../../pocketbase/tasks/build/obtain-program'
import { obtainPageRenderer } from './chromium'
import { resultsReporter, runRunner } from './run-tool'
import type { Outcome } from './test-result'

/** On the built app. `patterns` are parts of file names, none for all. */
export async function runPlaywright(project: string, patterns: readonly string[]): Promise<Outcome> {
  await obtainPocketBase()
  await buildWeb()
  await obtainPageRenderer()
  const options = ['--config=tests/playwright.config.ts', `--project=${project}`, '--retries=1', '--forbid-only', '--pass-with-no-tests']
  return runRunner('@playwright/test/cli.js', ['test', ...options, `--reporter=list,${resultsReporter}`, ...patterns])
}
