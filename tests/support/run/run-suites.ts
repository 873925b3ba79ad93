import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { stopOnSignals } from '../../../pocketbase/tasks/children'
import { paths } from '../../../pocketbase/tasks/paths'
import { TaskFailure } from '../../../pocketbase/tasks/task-failure'
import { overBudget, slowestOf } from './budget'
import { measureSlowness } from './machine-slowness'
import { isTier, type Step, type SuiteName, stepsOf, suitesIn, type Tier } from './suites'
import type { Outcome, TestResult } from './test-result'
import { unprovenRules } from './unproven-rules'

type Asked = { tier: Tier; suites: readonly SuiteName[]; patterns: readonly string[]; isStrict: boolean }
type Ran = { step: Step; outcome: Outcome; seconds: number }

/**
 * Exits with 0 if something ran and nothing failed. `args`: a tier, its suites (none for all), parts of file names. A failed test runs again; a
 * flaky one fails only with `--strict`.
 */
export default async function runSuites(args: string[]): Promise<void> {
  stopOnSignals(130)
  const asked = await parse(args)
  process.env.CANTEIRO_SLOWNESS = measureSlowness().toFixed(1)
  const ran: Ran[] = []
  for (const step of stepsOf(asked.suites)) ran.push(await runStep(step, asked.patterns))
  const tests = ran.flatMap(({ outcome }) => outcome.tests)
  const isWholeGate = asked.tier !== 'deep' && asked.suites.length === suitesIn(asked.tier).size && asked.patterns.length === 0
  const objections = [
    ...(asked.tier === 'gate' ? overBudget(tests) : []),
    ...(isWholeGate ? (await unprovenRules(tests)).map((mark) => `no test of the gate that passed is named by the rule ${mark}`) : []),
  ]
  const isFlaky = tests.some((test) => test.isFlaky)
  process.exit(tell(ran, objections) && !(asked.isStrict && isFlaky) ? 0 : 1)
}

async function parse(args: readonly string[]): Promise<Asked> {
  const words = args.filter((word) => word !== '--strict')
  const [tier = '', ...rest] = words
  if (!isTier(tier)) throw new TaskFailure(`The first word is a tier: gate, deep or all; it was '${tier}'.`)
  const known = suitesIn(tier)
  const firstPattern = rest.findIndex((name) => !known.has(name))
  const named = rest.slice(0, firstPattern < 0 ? rest.length : firstPattern)
  const patterns = rest.slice(named.length)
  await checkPatterns(named, patterns, [...known.keys()])
  const suites = [...known].filter(([name]) => named.length === 0 || named.includes(name)).map(([, suite]) => suite)
  return { tier, suites, patterns, isStrict: words.length < args.length }
}

/** An unknown word is a slip, not an empty run. */
async function checkPatterns(named: readonly string[], patterns: readonly string[], known: readonly string[]): Promise<void> {
  const files = (await readdir(join(paths.root, 'tests'), { recursive: true })).filter((name) => /\.test\.tsx?$/.test(name))
  const unknown = patterns.find((pattern) => named.length === 0 || !files.some((name) => name.includes(pattern)))
  if (unknown !== undefined) throw new TaskFailure(`There is no suite ${unknown}. There are: ${known.join(' ')}`)
}

/** A suite that cannot run fails; the others go on. */
async function runStep(step: Step, patterns: readonly string[]): Promise<Ran> {
  const start = performance.now()
  console.info(`\n── ${step.suites.join(' ')}`)
  const outcome = await step.run(patterns).catch((error: unknown): Outcome => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    return { tests: [], isBroken: true }
  })
  return { step, outcome, seconds: (performance.now() - start) / 1000 }
}

/** Whether the run has passed. */
function tell(ran: readonly Ran[], objections: readonly string[]): boolean {
  const tests = ran.flatMap(({ outcome }) => outcome.tests)
  const flaky = tests.filter(({ isFlaky }) => isFlaky)
  const failed = tests.filter(({ state }) => state === 'failed')
  const broken = ran.filter(({ outcome }) => outcome.isBroken)
  const passed = tests.filter(({ state }) => state === 'passed').length
  const lines = [
    'slowest',
    ...slowestOf(tests),
    ...failed.map(withMessage),
    ...broken.map(({ step }) => `${step.suites.join(' ')}: the runner failed, by its own words above`),
    ...objections,
    ...ran.map(lineOf),
    ...flaky.map((test) => `flaky: ${withMessage(test)}`),
    `${passed} passed, ${failed.length + broken.length + objections.length} failed${flaky.length > 0 ? `, ${flaky.length} flaky` : ''}`,
  ]
  console.info(`\n${lines.join('\n')}`)
  return passed > 0 && failed.length + broken.length + objections.length === 0
}

const withMessage = ({ file, name, message }: TestResult): string => [`${file} › ${name}`, message].filter(Boolean).join('\n')

function lineOf({ step, outcome, seconds }: Ran): string {
  const failed = outcome.tests.filter(({ state }) => state === 'failed').length
  const verdict = outcome.isBroken ? 'failed' : failed > 0 ? `${failed} of ${outcome.tests.length} failed` : `${outcome.tests.length} ok`
  return `${step.suites.join(' ').padEnd(34)} ${seconds.toFixed(1).padStart(6)} s  ${verdict}`
}
