import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paths } from '../../pocketbase/tasks/paths'
import type { TestResult } from './test-result'

/** The rules of the contract, `web/src/sync/SPEC.md`, that no test which ran is named by: its name begins with the rule's id in brackets. */
export async function unprovenRules(tests: readonly TestResult[]): Promise<string[]> {
  const spec = await readFile(join(paths.web, 'src/sync/SPEC.md'), 'utf8')
  const rules = [...spec.matchAll(/^- \*\*([A-Z]\d+)\*\*/gm)].map(([, id = '']) => id)
  if (rules.length === 0) throw new Error('SPEC.md has no rules any more, or they are written otherwise')
  const passed = tests.filter(({ state }) => state === 'passed')
  return rules.filter((id) => !passed.some(({ name }) => name.includes(`[${id}]`)))
}
