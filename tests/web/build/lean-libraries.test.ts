import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { iconModules, leanIcon, leanRouter, queryOperators, replacedModules, routerModules } from '#build/lean-libraries'

const root = join(import.meta.dirname, '../../..')
const modules = join(root, 'node_modules')
const read = (path: string) => readFileSync(path, 'utf8')
const filesIn = (folder: string, recursive = false) => readdirSync(folder, { recursive, encoding: 'utf8' }).map((path) => join(folder, path))

test('each module that the build replaces is where its library has it', () => {
  expect(Object.keys(replacedModules).filter((path) => !existsSync(join(modules, path)))).toEqual([])
})

test("the router's components are where the build looks for them, and none counts as used by its name or by how it is made", () => {
  const code = filesIn(join(modules, 'react-router/dist/production'))
    .filter((path) => routerModules.test(path))
    .map(read)
    .join('\n')
  const used = [/= React\d*\.forwardRef\(/, /^\w+\.displayName = /m]
  expect(used.map((pattern) => [pattern.test(code), pattern.test(leanRouter(code))])).toEqual(used.map(() => [true, false]))
})

test.each(['circle-exclamation-point', 'triangle-exclamation-point'])(
  'the icon %s is where the build looks for it, and loses names and keys, not its lines',
  (name) => {
    const icon = join(modules, `lucide-react/dist/esm/icons/${name}.mjs`)
    const code = read(icon)
    expect(iconModules.test(icon)).toBe(true)
    const parts = [/key: "\w+"/, /name: "/, /aliases: \[/, /\[\s*"(?:circle|path)",\s*\{\s*(?:cx|d): "/]
    expect(parts.map((part) => [part.test(code), part.test(leanIcon(code))])).toEqual([
      [true, false],
      [true, false],
      [true, false],
      [true, true],
    ])
  },
)

test("the build keeps each operator that a query of the app uses, and RxDB's own", () => {
  const sources = filesIn(join(root, 'web/src'), true)
    .filter((path) => /\.tsx?$/.test(path))
    .map(read)
  const plugins = new Set(sources.flatMap((source) => [...source.matchAll(/'rxdb\/(plugins\/[\w-]+)'/g)].map(([, path = '']) => path)))
  const library = ['', ...plugins].flatMap((folder) => filesIn(join(modules, 'rxdb/dist/esm', folder))).filter((path) => path.endsWith('.js'))
  const code = library.map((path) => read(path).replaceAll(/\/\*.*?\*\//gs, ''))
  const used = [sources, code].map((texts) => new Set(texts.flatMap((text) => text.match(/\$[a-z]\w*(?=['"]?: )/gi) ?? [])))
  for (const operators of used) expect(operators).toContain('$in')
  expect(used.flatMap((operators) => [...operators]).filter((operator) => !queryOperators.includes(operator))).toEqual([])
})
