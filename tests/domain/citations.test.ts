import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, extname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const folders = ['web', 'pocketbase', 'pb_migrations', 'electron', 'tests', 'docs']
const notOurs = new Set(['node_modules', 'dist', 'pb_hooks', 'releases', '.data'])
const written = new Set(['.ts', '.tsx', '.js', '.mjs', '.md'])

type Source = { path: string; text: string }

const sources: Source[] = await Promise.all([
  ...(await Promise.all(folders.map((folder) => filesIn(join(root, folder))))).flat().map(read),
  read(join(root, 'README.md')),
])

test('every product rule that is cited stands in docs/product.md', () => {
  const rules = new Set([...textOf('docs/product.md').matchAll(/^(\d+)\. /gm)].map(([, number]) => number))
  expect(rules.size).toBeGreaterThan(75)
  expect(
    cited(/\b[Pp]roduct,? (?:rules? )?(\d+(?:(?:, | and | to )\d+)*)/g).filter(({ numbers }) => !numbers.every((number) => rules.has(number))),
  ).toEqual([])
})

test('every rule of the contract that is cited stands in SPEC.md', () => {
  const rules = new Set(
    [...textOf('web/src/sync/SPEC.md').matchAll(/^- \*\*([A-Z]\d+[a-z]?)\*\*|\*\*([A-Z]\d+[a-z]?)\*\*/gm)].map(([, own, inline]) => own ?? inline),
  )
  const found = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\b[Rr]ules? ([FLPWTA]\d{1,2}[a-z]?(?:(?:, | and | to )[FLPWTA]\d{1,2}[a-z]?)*)/g)].flatMap(([, list = '']) =>
      (list.match(/[A-Z]\d+[a-z]?/g) ?? []).map((rule) => ({ path, rule })),
    ),
  )
  expect(found.length).toBeGreaterThan(50)
  expect(found.filter(({ rule }) => !rules.has(rule))).toEqual([])
})

test('every document that is linked or named is in the repository', () => {
  const links = sources
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => ({ path, target: join(dirname(path), target) })),
    )
  const named = sources.flatMap(({ path, text }) => [...text.matchAll(/\bdocs\/[\w/-]+\.md\b/g)].map(([target]) => ({ path, target })))
  expect(links.length).toBeGreaterThan(5)
  expect([...links, ...named].filter(({ target }) => !existsSync(join(root, target)))).toEqual([])
})

test('a comment begins with a noun or a verb of the field, in the folders that are rewritten', () => {
  const rewritten = ['web/', 'pocketbase/', 'pb_migrations/', 'electron/', 'tests/']
  const riddles = sources.flatMap(({ path, text }) =>
    rewritten.some((folder) => path.startsWith(folder)) && !path.endsWith('.md')
      ? [...text.matchAll(/^\s*(?:\/\/|\{?\/?\*+) ?((?:Of|What|As if|By what) .*)$/gm)].map(([, comment]) => `${path}: ${comment}`)
      : [],
  )
  expect(riddles).toEqual([])
})

/** Matches of `pattern`, its first group split into its numbers; 'Product 3 to 5' names the two ends. */
function cited(pattern: RegExp): { path: string; numbers: string[] }[] {
  return sources.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([, list = '']) => ({ path, numbers: list.match(/\d+/g) ?? [] })))
}

function textOf(path: string): string {
  const source = sources.find((one) => one.path === path)
  if (!source) throw new Error(`there is no ${path}`)
  return source.text
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const below = entries
    .filter(({ name }) => !notOurs.has(name))
    .map((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return filesIn(path)
      return written.has(extname(entry.name)) && path !== import.meta.filename ? [path] : []
    })
  return (await Promise.all(below)).flat()
}

async function read(path: string): Promise<Source> {
  return { path: relative(root, path), text: await readFile(path, 'utf8') }
}
