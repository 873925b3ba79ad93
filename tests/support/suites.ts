import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { buildWeb } from '../../pocketbase/tasks/build-web'
import { startChild } from '../../pocketbase/tasks/children'
import { obtainPocketBase } from '../../pocketbase/tasks/obtain-pocketbase'
import { paths } from '../../pocketbase/tasks/paths'
import { obtainPageRenderer } from './chromium'

/** `failures` names the tests that failed and how, where their runner does not end with that. */
export type Outcome = { passed: number; failed: number; failures?: string[] }

/** What `npm test` runs, in this order. */
export const suiteNames = ['lint', 'types', 'domain', 'sync', 'server', 'web', 'electron', 'e2e'] as const
export type SuiteName = (typeof suiteNames)[number]

/** Suites of one runner that run at once, and how: `patterns` are parts of the names of test files, none for all. */
export type Step = { suites: SuiteName[]; run(patterns: string[]): Promise<Outcome> }

const vitestSuites: readonly SuiteName[] = ['domain', 'sync', 'server', 'web', 'electron']

/** The steps that run these suites. Those of Vitest share one run: some of them compute while others wait for a server. */
export function stepsOf(names: readonly SuiteName[]): Step[] {
  const together = vitestSuites.filter((name) => names.includes(name))
  const steps: (Step | false)[] = [
    names.includes('lint') && { suites: ['lint'], run: lint },
    names.includes('types') && { suites: ['types'], run: types },
    together.length > 0 && { suites: together, run: (patterns) => vitest(together, patterns) },
    names.includes('e2e') && { suites: ['e2e'], run: e2e },
  ]
  return steps.filter((step) => step !== false)
}

/** A tool that only says yes or no counts as one test. */
async function check(tool: string, args: string[]): Promise<Outcome> {
  const ok = (await runTool(tool, args)) === 0
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
}

/** Biome for the style and the direction of imports, Knip for files and exports that nothing uses. */
async function lint(): Promise<Outcome> {
  const style = await check('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'])
  const unused = await check('knip/bin/knip.js', [])
  return { passed: style.passed + unused.passed, failed: style.failed + unused.failed }
}

/** The whole project, then what the server's engine runs, without the DOM and Node: its hooks, then its migrations and console commands. */
async function types(): Promise<Outcome> {
  let outcome: Outcome = { passed: 0, failed: 0 }
  for (const project of ['.', 'pocketbase/src', 'pocketbase/script-types']) {
    const { passed, failed } = await check('typescript/bin/tsc', ['-p', project])
    outcome = { passed: outcome.passed + passed, failed: outcome.failed + failed }
  }
  return outcome
}

async function vitest(names: readonly SuiteName[], patterns: string[]): Promise<Outcome> {
  if (names.includes('sync') || names.includes('server')) await obtainPocketBase()
  return counted(
    (report) =>
      runTool('vitest/vitest.mjs', [
        'run',
        ...names.map((name) => `--project=${name}`),
        '--passWithNoTests',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...patterns,
      ]),
    (report) => ({
      passed: numberIn(report, 'numPassedTests'),
      failed: numberIn(report, 'numFailedTests'),
      failures: listIn(report, 'testResults').flatMap(failuresOfFile),
    }),
  )
}

async function e2e(patterns: string[]): Promise<Outcome> {
  await obtainPocketBase()
  await buildWeb()
  await obtainPageRenderer()
  return counted(
    (report) =>
      runTool(
        '@playwright/test/cli.js',
        ['test', '--config', join(paths.root, 'tests/e2e'), '--forbid-only', '--pass-with-no-tests', '--reporter=list,json', ...patterns],
        { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      ),
    ({ stats }) => ({ passed: numberIn(stats, 'expected'), failed: numberIn(stats, 'unexpected') + numberIn(stats, 'flaky') }),
  )
}

/** Runs a runner and reads its report. A runner that fails without a failed test, or without a report, counts as one failure. */
async function counted(run: (report: string) => Promise<number>, read: (report: Record<string, unknown>) => Outcome): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'canteiro-report-'))
  const report = join(folder, 'report.json')
  try {
    const code = await run(report)
    const outcome = existsSync(report) ? read(JSON.parse(await readFile(report, 'utf8'))) : { passed: 0, failed: 0 }
    return { ...outcome, failed: code === 0 ? outcome.failed : Math.max(outcome.failed, 1) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The failed tests of a file, or why the file did not run at all, with the first lines of what each says. */
function failuresOfFile(file: unknown): string[] {
  const path = relative(paths.root, String(valueIn(file, 'name')))
  const failed = listIn(file, 'assertionResults').filter((test) => valueIn(test, 'status') === 'failed')
  if (failed.length === 0 && valueIn(file, 'status') === 'failed') return [`${path}\n${firstLines(valueIn(file, 'message'))}`]
  return failed.map((test) => `${path} › ${valueIn(test, 'fullName')}\n${firstLines(listIn(test, 'failureMessages')[0])}`)
}

const firstLines = (message: unknown): string =>
  String(message ?? '')
    .split('\n', 6)
    .map((line) => `    ${line}`)
    .join('\n')

const valueIn = (report: unknown, key: string): unknown => (typeof report === 'object' && report !== null ? Reflect.get(report, key) : undefined)

function listIn(report: unknown, key: string): unknown[] {
  const value = valueIn(report, key)
  return Array.isArray(value) ? value : []
}

function numberIn(report: unknown, key: string): number {
  const value = valueIn(report, key)
  if (typeof value !== 'number') throw new Error(`the runner's report has no ${key}`)
  return value
}

/** Runs a program of node_modules, its words straight to the terminal. */
async function runTool(script: string, args: string[], environment: NodeJS.ProcessEnv = {}): Promise<number> {
  const child = startChild(process.execPath, [join(paths.root, 'node_modules', script), ...args], {
    cwd: paths.root,
    env: { ...process.env, ...environment },
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  return code ?? 1
}
