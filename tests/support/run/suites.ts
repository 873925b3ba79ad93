import { whyNot } from '../../deep/electron-real/support/needs'
import { runPlaywright } from './run-playwright'
import { check } from './run-tool'
import { runVitest } from './run-vitest'
import type { Outcome, TestResult } from './test-result'

/** `npm test` runs the gate's; those of the deep tier are in `tests/deep`. */
const suitesOf = {
  gate: ['lint', 'types', 'domain', 'sync', 'server', 'web', 'electron', 'e2e'],
  deep: ['deep-sync', 'deep-server', 'deep-electron', 'deep-engines', 'deep-e2e', 'deep-electron-real'],
} as const

export type SuiteName = (typeof suitesOf)[keyof typeof suitesOf][number]

const tiers = { gate: suitesOf.gate, deep: suitesOf.deep, all: [...suitesOf.gate, ...suitesOf.deep] } as const satisfies Record<
  string,
  readonly SuiteName[]
>
export type Tier = keyof typeof tiers

export const isTier = (name: string): name is Tier => name in tiers

/** By command name: `npm run test:deep -- e2e` runs deep-e2e. */
export const suitesIn = (tier: Tier): Map<string, SuiteName> =>
  new Map(tiers[tier].map((name) => [tier === 'deep' ? name.replace('deep-', '') : name, name]))

/** One runner's suites, run at once. `patterns` are parts of file names, none for all. */
export type Step = { suites: readonly SuiteName[]; run(patterns: readonly string[]): Promise<Outcome> }

const vitestSuites: readonly SuiteName[] = [
  'domain',
  'sync',
  'server',
  'web',
  'electron',
  'deep-sync',
  'deep-server',
  'deep-electron',
  'deep-engines',
]

/** Vitest's share one run. */
export function stepsOf(names: readonly SuiteName[]): Step[] {
  const together = vitestSuites.filter((name) => names.includes(name))
  const steps: (Step | false)[] = [
    names.includes('lint') && { suites: ['lint'], run: lint },
    names.includes('types') && { suites: ['types'], run: types },
    together.length > 0 && { suites: together, run: (patterns) => runVitest(together, patterns) },
    ...(['e2e', 'deep-e2e'] as const).map(
      (name) => names.includes(name) && { suites: [name], run: (patterns: readonly string[]) => runPlaywright(name, patterns) },
    ),
    names.includes('deep-electron-real') && { suites: ['deep-electron-real'], run: realElectron },
  ]
  return steps.filter((step) => step !== false)
}

/** Skipped where it cannot run, with the reason said. */
async function realElectron(patterns: readonly string[]): Promise<Outcome> {
  const reason = whyNot()
  if (reason === undefined) return runPlaywright('deep-electron-real', patterns)
  console.info(`The desktop app on a real Electron is skipped: ${reason}`)
  return { tests: [], isBroken: false }
}

/** Biome for style and imports' direction, Knip for unused files and exports. */
const lint = (): Promise<Outcome> =>
  checks([
    ['lint', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']],
    ['lint', 'knip/bin/knip.js', []],
  ])

const types = (): Promise<Outcome> =>
  checks(['.', 'pocketbase/src', 'pocketbase/script-types'].map((project) => ['types', 'typescript/bin/tsc', ['-p', project]]))

async function checks(all: readonly (readonly [name: string, tool: string, args: string[]])[]): Promise<Outcome> {
  const tests: TestResult[] = []
  for (const one of all) tests.push(await check(...one))
  return { tests, isBroken: false }
}
