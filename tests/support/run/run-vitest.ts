import { relative } from 'node:path'
import * as v from 'valibot'
import { obtainPocketBase } from '../../../pocketbase/tasks/build/obtain-program'
import { paths } from '../../../pocketbase/tasks/paths'
import { reported, runTool } from './run-tool'
import { firstLines, type Outcome, PREPARATION, type TestResult } from './test-result'

const reportSchema = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.string(),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          duration: v.nullish(v.number(), 0),
          failureMessages: v.nullish(v.array(v.string()), []),
          meta: v.object({ processorMs: v.exactOptional(v.number()) }),
        }),
      ),
    }),
  ),
})

type FileReport = v.InferOutput<typeof reportSchema>['testResults'][number]

/** Runs Vitest's projects at once: some of their tests compute while others wait for a server. `patterns` are parts of the names of files, none for all. */
export async function runVitest(projects: readonly string[], patterns: readonly string[], options: readonly string[] = []): Promise<Outcome> {
  await obtainPocketBase()
  return reported(
    (report) =>
      runTool('vitest/vitest.mjs', [
        'run',
        ...projects.map((name) => `--project=${name}`),
        '--passWithNoTests',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...options,
        ...patterns,
      ]),
    (report) => v.parse(reportSchema, report).testResults.flatMap(resultsOf),
  )
}

/** The tests of a file; one that could not be loaded, or whose preparation failed, is a failed test itself. */
function resultsOf({ name, status, message, assertionResults }: FileReport): TestResult[] {
  const file = relative(paths.root, name)
  const tests = assertionResults.map(({ fullName, status, duration, failureMessages, meta }): TestResult => {
    const state = status === 'passed' || status === 'failed' ? status : 'skipped'
    const failure = failureMessages?.[0]
    return { file, name: fullName, state, wallMs: duration ?? 0, ...meta, ...(failure ? { message: firstLines(failure) } : {}) }
  })
  const isPreparationFailed = status === 'failed' && !tests.some(({ state }) => state === 'failed')
  return isPreparationFailed ? [...tests, { file, name: PREPARATION, state: 'failed', wallMs: 0, message: firstLines(message) }] : tests
}
