import { obtainPocketBase } from '../../../pocketbase/tasks/build/obtain-program'
import { resultsReporter, runRunner } from './run-tool'
import type { Outcome } from './test-result'

/** At once, since some compute while others wait. `patterns` are parts of file names, none for all. */
export async function runVitest(projects: readonly string[], patterns: readonly string[]): Promise<Outcome> {
  await obtainPocketBase()
  const named = projects.map((name) => `--project=${name}`)
  return runRunner('vitest/vitest.mjs', [
    'run',
    ...named,
    '--retry=1',
    '--passWithNoTests',
    '--reporter=default',
    `--reporter=${resultsReporter}`,
    ...patterns,
  ])
}
