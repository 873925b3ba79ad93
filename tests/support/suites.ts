import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from '../../pocketbase/tasks/build-web'
import { startChild } from '../../pocketbase/tasks/children'
import { obtainPocketBase } from '../../pocketbase/tasks/obtain-pocketbase'
import { paths } from '../../pocketbase/tasks/paths'
import { obtainChromium } from './chromium'

export type Outcome = { passed: number; failed: number }

export const suites = new Map<string, () => Promise<Outcome>>([
  ['lint', () => check('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'])],
  ['types', () => check('typescript/bin/tsc', ['--noEmit'])],
  ['domain', () => vitest('domain')],
  ['sync', () => obtainPocketBase().then(() => vitest('sync'))],
  ['server', () => obtainPocketBase().then(() => vitest('server'))],
  ['web', () => vitest('web')],
  ['e2e', e2e],
])

/** A tool that only says yes or no counts as one test. */
async function check(tool: string, args: string[]): Promise<Outcome> {
  const ok = (await runTool(tool, args)) === 0
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
}

async function vitest(project: string): Promise<Outcome> {
  return counted(
    (report) =>
      runTool('vitest/vitest.mjs', [
        'run',
        '--project',
        project,
        '--passWithNoTests',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ]),
    (report) => ({ passed: numberIn(report, 'numPassedTests'), failed: numberIn(report, 'numFailedTests') }),
  )
}

async function e2e(): Promise<Outcome> {
  const folder = join(paths.root, 'tests/e2e')
  if (!(await readdir(folder, { recursive: true })).some((name) => name.endsWith('.test.ts'))) return { passed: 0, failed: 0 }
  await obtainPocketBase()
  await buildWeb()
  const chromium = await obtainChromium()
  return counted(
    (report) =>
      runTool('@playwright/test/cli.js', ['test', '--config', folder, '--forbid-only', '--reporter=list,json'], {
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      }),
    ({ stats }) => ({ passed: numberIn(stats, 'expected'), failed: numberIn(stats, 'unexpected') + numberIn(stats, 'flaky') }),
  )
}

/** Runs a runner and reads its report. A runner that fails without a failed test, or without a report, counts as one failure. */
async function counted(run: (report: string) => Promise<number>, read: (report: Record<string, unknown>) => Outcome): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'canteiro-report-'))
  const report = join(folder, 'report.json')
  try {
    const code = await run(report)
    const { passed, failed } = existsSync(report) ? read(JSON.parse(await readFile(report, 'utf8'))) : { passed: 0, failed: 0 }
    return { passed, failed: code === 0 ? failed : Math.max(failed, 1) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function numberIn(report: unknown, key: string): number {
  const value: unknown = typeof report === 'object' && report !== null ? Reflect.get(report, key) : undefined
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
