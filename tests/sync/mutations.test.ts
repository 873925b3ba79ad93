import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { paths } from '../../pocketbase/tasks/paths'
import { patched, tryMutations } from '../mutations/mutate'
import { mutations } from '../mutations/table'

/** The quickest ones; `npm run mutations` tries all. */
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

test('a broken rule is found by the test that is named for it, in a copy of the tree', async () => {
  const found: [string, string][] = []
  await tryMutations(
    mutations.filter(({ rule }) => sample.includes(rule)),
    ({ rule }, result) => found.push([rule, result]),
  )
  expect(found.sort()).toEqual(sample.toSorted().map((rule) => [rule, 'caught']))
})
