import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { queryOperators, replacedModules } from '#build/lean-libraries'

const root = join(import.meta.dirname, '../../..')

test('each module that the build replaces is where its library has it', () => {
  expect(Object.keys(replacedModules).filter((path) => !existsSync(join(root, 'node_modules', path)))).toEqual([])
})

test('the build keeps each operator that a query of the app uses', () => {
  const folder = join(root, 'web/src')
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path))
  const used = sources.flatMap((path) => readFileSync(join(folder, path), 'utf8').match(/\$[a-z]\w*(?=: )/g) ?? [])
  expect(used).toContain('$in')
  expect([...new Set(used)].filter((operator) => !queryOperators.includes(operator))).toEqual([])
})
