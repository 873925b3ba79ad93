import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const features = join(import.meta.dirname, '../../web/src/features')

/** Biome checks the floors and cycles; which folder of a feature a path leads to it cannot tell. */
test('a feature never imports another feature', async () => {
  const names = (await readdir(features, { recursive: true })).filter((name) => /\.tsx?$/.test(name))
  const imports = await Promise.all(names.map(async (name) => importsOf(name, await readFile(join(features, name), 'utf8'))))
  expect(imports.flat().length).toBeGreaterThan(200)
  expect(imports.flat().filter(({ from, to }) => !to.startsWith('..') && featureOf(from) !== featureOf(to))).toEqual([])
})

const featureOf = (path: string): string => path.split('/')[0] ?? ''

/** Relative imports of a file, as paths from the folder of features. */
const importsOf = (from: string, text: string): { from: string; to: string }[] =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']*)'/g)].map(([, target = '']) => ({ from, to: normalize(join(dirname(from), target)) }))
