import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as media from '../../web/src/styles/media'

const root = join(import.meta.dirname, '../../web/src')
const size = /\((?:min|max)-(?:width|height):[^)]*\)/g

test('a size at which a layout changes is one of styles/media.ts, and named by it wherever styles are code', async () => {
  const names = (await readdir(root, { recursive: true })).filter((name) => /\.(?:tsx?|css)$/.test(name) && name !== join('styles', 'media.ts'))
  const sizes = await Promise.all(names.map(async (name) => ({ name, sizes: (await readFile(join(root, name), 'utf8')).match(size) ?? [] })))
  const found = sizes.filter(({ sizes }) => sizes.length > 0)
  const known: string[] = Object.values(media)
  // A style sheet of the page without scripts imports nothing.
  expect(found.filter(({ name, sizes }) => !name.endsWith('.css') || sizes.some((one) => !known.includes(one)))).toEqual([])
  expect(found).toHaveLength(1)
})
