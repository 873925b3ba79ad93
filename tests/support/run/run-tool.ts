import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startChild } from '../../../pocketbase/tasks/children'
import { paths } from '../../../pocketbase/tasks/paths'
import type { Outcome, TestResult } from './test-result'

async function runTool(script: string, args: string[], environment: NodeJS.ProcessEnv = {}): Promise<number> {
  const child = startChild(process.execPath, [join(paths.root, 'node_modules', script), ...args], {
    cwd: paths.root,
    env: { ...process.env, ...environment },
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  return code ?? 1
}

/** Counts as one test. */
export async function check(name: string, tool: string, args: string[]): Promise<TestResult> {
  const start = performance.now()
  const code = await runTool(tool, args)
  return { file: name, name: [name, ...args].join(' '), state: code === 0 ? 'passed' : 'failed', wallMs: performance.now() - start }
}

export const resultsReporter = join(paths.root, 'tests/support/run/results-reporter.ts')

/** Broken: it failed without a failed test, or wrote no results. */
export async function runRunner(script: string, args: string[]): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'canteiro-results-'))
  const results = join(folder, 'results.json')
  try {
    const code = await runTool(script, args, { CANTEIRO_RESULTS: results })
    const tests: TestResult[] = existsSync(results) ? JSON.parse(await readFile(results, 'utf8')) : []
    return { tests, isBroken: !existsSync(results) || (code !== 0 && !tests.some(({ state }) => state === 'failed')) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
