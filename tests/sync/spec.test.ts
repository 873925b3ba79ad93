import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

test('every rule of the contract has a test that is named by it', async () => {
  const spec = await readFile(join(root, '../web/src/sync/SPEC.md'), 'utf8')
  const rules = [...spec.matchAll(/^- \*\*([A-Z]\d+)\*\*/gm)].map(([, id]) => id)
  const files = (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.test.ts'))
  const tests = (await Promise.all(files.map((name) => readFile(join(root, name), 'utf8')))).join('\n')
  expect(rules.length).toBeGreaterThan(30)
  expect(rules.filter((id) => !tests.includes(`[${id}]`))).toEqual([])
})
