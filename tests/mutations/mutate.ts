import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { paths } from '../../pocketbase/tasks/paths'
import type { Mutation } from './table'

/** What became of a patch: found by its test, not found, or its test does not even pass without it, or does not run with it. */
export type Found = 'caught' | 'survived' | 'test fails without it' | 'test does not run'

/** Tries patches one by one in a copy of the tree; the tree itself stays as it is. */
export async function tryMutations(mutations: readonly Mutation[], onFound: (mutation: Mutation, found: Found) => void): Promise<void> {
  const copy = await copyOfTree()
  try {
    const unbroken = await runUnbroken(copy, mutations)
    for (const mutation of mutations) {
      const isSound = statusOf(unbroken, mutation) === 'passed'
      onFound(mutation, isSound ? await tryOne(copy, mutation) : 'test fails without it')
    }
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

/** The tests of all mutations, a run a suite. */
async function runUnbroken(copy: string, mutations: readonly Mutation[]): Promise<Results> {
  const results: Results = []
  for (const suite of new Set(mutations.map((mutation) => mutation.suite))) {
    const files = mutations.filter((mutation) => mutation.suite === suite).map(({ test }) => test)
    results.push(...(await run(copy, suite, [...new Set(files)])))
  }
  return results
}

async function tryOne(copy: string, mutation: Mutation): Promise<Exclude<Found, 'test fails without it'>> {
  const path = join(copy, mutation.file)
  const source = await readFile(path, 'utf8')
  await writeFile(path, patched(source, mutation))
  try {
    const status = statusOf(await run(copy, mutation.suite, [mutation.test]), mutation)
    return status === 'failed' ? 'caught' : status === 'passed' ? 'survived' : 'test does not run'
  } finally {
    await writeFile(path, source)
  }
}

/** The source with the patch; throws where it does not fit exactly once. */
export function patched(source: string, { file, find, replace }: Mutation): string {
  const parts = source.split(find)
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${find}`)
  return parts.join(replace)
}

/** Every file that is in the repository, or would be, with the packages of the tree itself. */
async function copyOfTree(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'canteiro-mutations-'))
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: paths.root, encoding: 'utf8' })
  for (const file of listed.split('\n').filter((name) => name !== '')) {
    await mkdir(dirname(join(copy, file)), { recursive: true })
    await cp(join(paths.root, file), join(copy, file))
  }
  await symlink(join(paths.root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

/** The tests of files and what became of each. */
type Results = { file: string; fullName: string; status: string }[]

/** Whole files: a test may go on where the one before it ended. Nothing where the file does not run. */
async function run(copy: string, suite: string, tests: readonly string[]): Promise<Results> {
  const report = join(copy, 'mutation-report.json')
  await rm(report, { force: true })
  const vitest = join(paths.root, 'node_modules/vitest/vitest.mjs')
  const args = [vitest, 'run', `--project=${suite}`, '--reporter=json', `--outputFile=${report}`, ...tests]
  const child = spawn(process.execPath, args, { cwd: copy, stdio: 'ignore', env: { ...process.env, VITEST: undefined, VITEST_POOL_ID: undefined } })
  await once(child, 'exit')
  const { testResults = [] } = JSON.parse(await readFile(report, 'utf8').catch(() => '{}'))
  return testResults.flatMap(({ name, assertionResults }: { name: string; assertionResults: Omit<Results[number], 'file'>[] }) =>
    assertionResults.map((result) => ({ ...result, file: name })),
  )
}

/** Of the tests that are named so: 'failed' where one fails. */
function statusOf(results: Results, { name, test }: Mutation): string | undefined {
  const named = results.filter(({ file, fullName }) => file.endsWith(test) && fullName.includes(name)).map(({ status }) => status)
  return named.find((status) => status === 'failed') ?? named[0]
}
