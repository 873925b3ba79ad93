import { obtainPocketBase } from '../../../pocketbase/tasks/build/obtain-program'
import { resultsReporter, runRunner } from './run-tool'
import type { Outcome } from './test-result'

/** Runs Vitest's projects at once: some of their tests compute while others wait for a server. `patterns` are parts of the names of files, none for all. */
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
