import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paths } from '../../../pocketbase/tasks/paths'
import type { TestResult } from './test-result'

/** How a rule begins, and how a test's name marks it. */
const documents = [
  { path: join(paths.web, 'src/sync/SPEC.md'), rule: /^- \*\*([A-Z]\d+[a-z]?)\*\*/gm, mark: (id: string) => `[${id}]` },
  { path: join(paths.root, 'docs/product.md'), rule: /^(\d+)\. /gm, mark: (id: string) => `[PRODUCT ${id}]` },
]

/** Rules that no passed test's name marks. */
export async function unprovenRules(tests: readonly TestResult[]): Promise<string[]> {
  const names = tests.filter(({ state }) => state === 'passed').map(({ name }) => name)
  const marks = await Promise.all(documents.map(marksOf))
  return marks.flat().filter((mark) => !names.some((name) => name.includes(mark)))
}

async function marksOf({ path, rule, mark }: (typeof documents)[number]): Promise<string[]> {
  const marks = [...(await readFile(path, 'utf8')).matchAll(rule)].map(([, id = '']) => mark(id))
  if (marks.length === 0) throw new Error(`${path} has no rules any more, or they are written otherwise`)
  return marks
}
