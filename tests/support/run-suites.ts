import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { stopOnSignals } from '../../pocketbase/tasks/children'
import { paths } from '../../pocketbase/tasks/paths'
import { TaskFailure } from '../../pocketbase/tasks/task-failure'
import { type Outcome, type Step, type SuiteName, stepsOf, suiteNames } from './suites'

const isSuite = (name: string): name is SuiteName => suiteNames.some((known) => known === name)

/**
 * Runs suites and ends the process: with 0 only if something ran and nothing failed. `asked` are names of suites, none for all, then parts
 * of names of test files: `e2e story` runs the end-to-end tests whose file has 'story' in its name.
 */
export default async function runSuites(asked: string[]): Promise<void> {
  stopOnSignals(130)
  const firstPattern = asked.findIndex((name) => !isSuite(name))
  const named = asked.slice(0, firstPattern < 0 ? asked.length : firstPattern).filter(isSuite)
  const patterns = asked.slice(named.length)
  await checkPatterns(named, patterns)
  const total: Outcome = { passed: 0, failed: 0 }
  const times: string[] = []
  const failures: string[] = []
  for (const step of stepsOf(named.length > 0 ? named : suiteNames)) {
    const start = Date.now()
    const name = step.suites.join(' ')
    console.info(`\n── ${name}`)
    const outcome = await run(step, patterns)
    const { passed, failed } = outcome
    failures.push(...(outcome.failures ?? []))
    total.passed += passed
    total.failed += failed
    const verdict = failed > 0 ? `${failed} of ${passed + failed} failed` : `${passed} ok`
    times.push(`${name.padEnd(22)} ${((Date.now() - start) / 1000).toFixed(1).padStart(6)} s  ${verdict}`)
  }
  if (failures.length > 0) console.info(`\n${failures.join('\n')}`)
  console.info(`\n${times.join('\n')}\n${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
}

/** A word that is neither a suite nor in the name of a test file is a slip of the hand, not a run of nothing. */
async function checkPatterns(named: readonly SuiteName[], patterns: readonly string[]): Promise<void> {
  const files = (await readdir(join(paths.root, 'tests'), { recursive: true })).filter((name) => /\.test\.tsx?$/.test(name))
  const unknown = patterns.find((pattern) => named.length === 0 || !files.some((name) => name.includes(pattern)))
  if (unknown !== undefined) throw new TaskFailure(`There is no suite ${unknown}. There are: ${suiteNames.join(' ')}`)
}

/** A suite that cannot run is a failure, not the end: the others still tell what they know. */
async function run(step: Step, patterns: string[]): Promise<Outcome> {
  try {
    return await step.run(patterns)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    return { passed: 0, failed: 1 }
  }
}
