import { join } from 'node:path'
import * as v from 'valibot'
import { buildWeb } from '../../../pocketbase/tasks/build/build-web'
import { obtainPocketBase } from '../../../pocketbase/tasks/build/obtain-program'
import { paths } from '../../../pocketbase/tasks/paths'
import { obtainPageRenderer } from './chromium'
import { reported, runTool } from './run-tool'
import { firstLines, type Outcome, type TestResult } from './test-result'

const specSchema = v.object({
  file: v.string(),
  title: v.string(),
  tests: v.array(
    v.object({
      status: v.picklist(['expected', 'unexpected', 'flaky', 'skipped']),
      annotations: v.array(v.object({ type: v.string(), description: v.exactOptional(v.string()) })),
      results: v.array(v.object({ duration: v.number(), error: v.exactOptional(v.object({ message: v.exactOptional(v.string()) })) })),
    }),
  ),
})

type Suite = { specs?: v.InferOutput<typeof specSchema>[]; suites?: Suite[] }
const suiteSchema: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.exactOptional(v.array(specSchema)),
  suites: v.exactOptional(v.array(v.lazy(() => suiteSchema))),
})
const reportSchema = v.object({ suites: v.array(suiteSchema) })

/** Runs the end-to-end tests of a project of `tests/playwright.config.ts` on the built app. `patterns` are parts of the names of files, none for all. */
export async function runPlaywright(project: string, patterns: readonly string[], options: readonly string[] = []): Promise<Outcome> {
  await obtainPocketBase()
  await buildWeb()
  await obtainPageRenderer()
  return reported(
    (report) =>
      runTool(
        '@playwright/test/cli.js',
        [
          'test',
          '--config',
          join(paths.root, 'tests/playwright.config.ts'),
          `--project=${project}`,
          '--forbid-only',
          '--pass-with-no-tests',
          '--reporter=list,json',
          ...options,
          ...patterns,
        ],
        { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      ),
    (report) => specsOf(v.parse(reportSchema, report)).flatMap(resultsOf),
  )
}

const specsOf = ({ specs = [], suites = [] }: Suite): v.InferOutput<typeof specSchema>[] => [...specs, ...suites.flatMap(specsOf)]

function resultsOf({ file, title, tests }: v.InferOutput<typeof specSchema>): TestResult[] {
  return tests.map(({ status, annotations, results }) => {
    const state = status === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed'
    const processor = annotations.find(({ type }) => type === 'processorMs')?.description
    const message = results.find(({ error }) => error)?.error?.message
    return {
      file: `tests/${file}`,
      name: title,
      state,
      wallMs: results.reduce((sum, { duration }) => sum + duration, 0),
      ...(processor ? { processorMs: Number(processor) } : {}),
      ...(message ? { message: firstLines(message) } : {}),
    }
  })
}
