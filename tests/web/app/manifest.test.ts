import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { matchRoutes } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { manifest } from '#build/manifest'
import { routeTree } from '../../../web/src/app/router'
import { pictureSize } from './picture-size'

describe('the manifest', () => {
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

  test('[PRODUCT 95] what the system shares comes to a page of the app, under the names that the service worker reads', async () => {
    const { action = '', params, ...how } = manifest.share_target ?? {}
    expect([how, params]).toEqual([
      { method: 'POST', enctype: 'multipart/form-data' },
      { title: 'title', text: 'text', url: 'url', files: [{ name: 'photos', accept: ['image/*'] }] },
    ])
    const worker = await readFile(inPublic('receive-share.js'), 'utf8')
    for (const part of [`'${action}'`, "'title', 'text', 'url'", "'photos'"]) expect(worker).toContain(part)
  })

  test('[PRODUCT 95] links of the system come to the window that is open, at the address that the app reads', () => {
    expect(manifest.launch_handler).toEqual({ client_mode: ['navigate-existing', 'auto'] })
    expect(manifest.protocol_handlers).toEqual([{ protocol: 'web+canteiro', url: '/abrir?link=%s' }])
  })

  test('start and shortcuts lead to pages of the app, inside its scope', () => {
    expect(shortcuts.map(({ name }) => name)).toEqual(['Publicar projeto', 'Encontrar trabalho', 'Mensagens'])
    for (const url of [manifest.start_url ?? '', ...shortcuts.map((shortcut) => shortcut.url)]) {
      expect(url.startsWith(manifest.scope ?? 'none')).toBe(true)
      expect([url, matchRoutes(routeTree, url)?.findLast(({ route }) => route.path)?.route.path]).toEqual([url, url])
    }
  })
})
