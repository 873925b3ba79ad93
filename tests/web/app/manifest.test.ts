import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { manifest } from '#build/manifest'
import { routeTree } from '../../../web/src/app/router'
import { pictureSize } from './picture-size'

const { icons = [], shortcuts = [], screenshots = [] } = manifest
const inPublic = (src: string) => join(import.meta.dirname, '../../../web/public', src)
const sizeOf = async (src: string) => pictureSize(await readFile(inPublic(src)))
const endings: Record<string, string> = { 'image/svg+xml': '.svg', 'image/png': '.png', 'image/webp': '.webp' }

const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons ?? [])]

test('every picture that the manifest names is there, of the kind and size that it says', async () => {
  expect(pictures.length).toBeGreaterThanOrEqual(6 + 8 + 9)
  for (const { src, sizes, type } of pictures) {
    expect(src).toMatch(new RegExp(`\\${endings[type ?? '']}$`))
    if (type === 'image/svg+xml') expect(await readFile(inPublic(src), 'utf8')).toContain('viewBox="0 0 512 512"')
    else expect([src, await sizeOf(src)]).toEqual([src, sizes])
  }
})

test('there is an icon for every use: plain, cut by a launcher, in one colour', () => {
  const sizesFor = (purpose?: string) => icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes)
  expect(sizesFor()).toEqual(['any', '192x192', '512x512'])
  expect(sizesFor('maskable')).toEqual(['192x192', '512x512'])
  expect(sizesFor('monochrome')).toEqual(['512x512'])
})

test('screenshots keep what browsers ask of them: a label, 320 to 3840 px, at most 2.3 times as long as wide, one shape for each kind of device', async () => {
  for (const form of ['narrow', 'wide']) {
    const shown = screenshots.filter(({ form_factor }) => form_factor === form)
    expect(shown.length).toBeGreaterThanOrEqual(3)
    expect(new Set(shown.map(({ sizes }) => sizes)).size).toBe(1)
    for (const { src, sizes = '', label } of shown) {
      const [width = 0, height = 0] = sizes.split('x').map(Number)
      expect(label).toMatch(/^\p{Lu}.{10,}[^.]$/u)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(320)
      expect(Math.max(width, height)).toBeLessThanOrEqual(3840)
      expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3)
      expect((await stat(inPublic(src))).size).toBeLessThan(150_000)
    }
  }
})

test('start and shortcuts lead to pages of the app, inside its scope', () => {
  expect(shortcuts.map(({ name }) => name)).toEqual(['Publicar projeto', 'Encontrar trabalho', 'Mensagens'])
  for (const url of [manifest.start_url ?? '', ...shortcuts.map((shortcut) => shortcut.url)]) {
    expect(url.startsWith(manifest.scope ?? 'none')).toBe(true)
    expect([url, matchRoutes(routeTree, url)?.findLast(({ route }) => route.path)?.route.path]).toEqual([url, url])
  }
})

test('each shortcut has an icon of its own, plain and in one colour', () => {
  const own = shortcuts.map(({ icons: given = [] }) => given.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`))
  expect(own).toEqual(shortcuts.map(() => ['96x96 any', '192x192 any', '96x96 monochrome']))
  const files = shortcuts.flatMap(({ icons: given = [] }) => given.map(({ src }) => src))
  expect(new Set(files).size).toBe(files.length)
})
