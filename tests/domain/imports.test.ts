import { readdirSync, readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { paths } from '../../pocketbase/tasks/paths'

const root = join(import.meta.dirname, '../..')
const features = join(root, 'web/src/features')

/** Biome checks the floors and cycles; which folder of a feature a path leads to it cannot tell. */
test('a feature never imports another feature', async () => {
  const names = (await readdir(features, { recursive: true })).filter((name) => /\.tsx?$/.test(name))
  const imports = await Promise.all(names.map(async (name) => importsOf(name, await readFile(join(features, name), 'utf8'))))
  expect(imports.flat().length).toBeGreaterThan(200)
  expect(imports.flat().filter(({ from, to }) => !to.startsWith('..') && featureOf(from) !== featureOf(to))).toEqual([])
})

test('only the desktop app’s two entries import more of Electron than its types', async () => {
  const sources = await Promise.all(['web/src', 'electron', 'pocketbase'].map((folder) => sourcesIn(folder)))
  const importing = sources.flat().filter(({ text }) => /(?:^import (?!type )[^\n]* from|import\()\s*'electron(?:-updater)?'/m.test(text))
  expect(importing.map(({ name }) => name).sort()).toEqual(['electron/main.ts', 'electron/preload.ts', 'electron/tasks/start.ts'])
})

test('the web app takes nothing but types from the desktop app', async () => {
  const imports = (await sourcesIn('web/src')).flatMap(({ text }) => text.match(/import [^\n]*\/electron\/[^\n]*/g) ?? [])
  expect(imports.length).toBeGreaterThan(2)
  expect(imports.filter((line) => !line.startsWith('import type ') || !line.endsWith("/electron/bridge'"))).toEqual([])
})

test('only tests of the web app mock modules: those of the other folders share theirs, which a mock reaches in some orders alone', async () => {
  const mocking = (await sourcesIn('tests')).filter(({ text }) => /\bvi\.(?:mock|doMock|hoisted)\(/.test(text)).map(({ name }) => name)
  expect(mocking.length).toBeGreaterThan(5)
  expect(mocking.filter((name) => !name.startsWith('tests/web/'))).toEqual([])
})

async function sourcesIn(folder: string): Promise<{ name: string; text: string }[]> {
  const names = (await readdir(join(root, folder), { recursive: true })).filter((name) => /\.tsx?$/.test(name) && !/^dist\//.test(name))
  return Promise.all(names.map(async (name) => ({ name: `${folder}/${name}`, text: await readFile(join(root, folder, name), 'utf8') })))
}

const featureOf = (path: string): string => path.split('/')[0] ?? ''

/** Relative imports of a file, as paths from the folder of features. */
const importsOf = (from: string, text: string): { from: string; to: string }[] =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']*)'/g)].map(([, target = '']) => ({ from, to: normalize(join(dirname(from), target)) }))

test('no name is declared in two files of console commands: they share one global scope', () => {
  const files = readdirSync(paths.consoleCommands).filter((name) => name.endsWith('.pb.js'))
  const names = files.flatMap((name) =>
    [...readFileSync(join(paths.consoleCommands, name), 'utf8').matchAll(/^(?:function|const|let)\s+(\w+)/gm)].map(([, declared]) => declared),
  )
  expect(files.length).toBeGreaterThan(1)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
