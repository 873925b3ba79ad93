import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { paths } from '../../pocketbase/tasks/paths'
import { patched, tryMutations } from '../mutations/mutate'
import { mutations } from '../mutations/table'

/** The rules whose first patch is found quickest; `npm run mutations` tries all. */
const sample = ['W3', 'W4', 'P11']

test('every rule of the contract is broken by a patch', async () => {
  const contract = await readFile(join(paths.root, 'web/src/sync/SPEC.md'), 'utf8')
  const rules = [...contract.matchAll(/\*\*([FLPWTA]\d+)\*\*/g)].map(([, rule = '']) => rule)
  const broken = new Set(mutations.map(({ rule }) => rule))
  expect(rules.filter((rule) => !broken.has(rule))).toEqual([])
  expect([...broken].filter((rule) => !rules.includes(rule))).toEqual([])
})

test.each(mutations)('the patch of $file that breaks $rule fits', async (mutation) => {
  expect(() => patched('', mutation)).toThrow('0 times')
  expect(patched(await readFile(join(paths.root, mutation.file), 'utf8'), mutation)).toContain(mutation.replace)
})

test('every patch names a test that its file holds', async () => {
  const home = await mkdtemp(join(tmpdir(), 'canteiro-tests-'))
  onTestFinished(() => rm(home, { recursive: true, force: true }))
  const report = join(home, 'tests.json')
  const vitest = join(paths.root, 'node_modules/vitest/vitest.mjs')
  const files = [...new Set(mutations.map(({ test }) => test))]
  execFileSync(process.execPath, [vitest, 'list', '--staticParse', `--json=${report}`, ...files], { cwd: paths.root, stdio: 'ignore' })
  const listed: Listed[] = JSON.parse(await readFile(report, 'utf8'))
  expect(listed.length).toBeGreaterThan(files.length)
  const isHeld = (mutation: (typeof mutations)[number]) =>
    listed.some(
      ({ file, name, projectName }) => relative(paths.root, file) === mutation.test && projectName === mutation.suite && begins(name, mutation.name),
    )
  expect(mutations.filter((mutation) => !isHeld(mutation)).map(({ rule, test, name }) => ({ rule, test, name }))).toEqual([])
})

/** A test as Vitest reads it without running its file: its groups' titles and its own, with the placeholders of test.each. */
type Listed = { file: string; name: string; projectName: string }

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Whether one of a test's titles, with all that follow, can begin with these words. */
function begins(name: string, words: string): boolean {
  const titles = name.split(' > ')
  return titles.some((_, level) => {
    const title = titles.slice(level).join(' ')
    const instance = new RegExp(
      `^${title
        .split(/%[a-z#]|\$[\w.]+/)
        .map(escaped)
        .join('.+')}$`,
    )
    return [...title, ''].some((_, end) => instance.test(words + title.slice(end)))
  })
}

test('a broken rule is found by the test that is named for it, in a copy of the tree', async () => {
  const found: [string, string][] = []
  await tryMutations(
    mutations.filter((mutation, i) => sample.includes(mutation.rule) && mutations.findIndex(({ rule }) => rule === mutation.rule) === i),
    ({ rule }, result) => found.push([rule, result]),
  )
  expect(found.sort()).toEqual(sample.toSorted().map((rule) => [rule, 'caught']))
})
