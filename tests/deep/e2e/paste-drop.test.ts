import { mkdir, writeFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { takePhotos } from '../../e2e/support/browser/camera'
import { desktop, expect, installed, test } from '../../e2e/support/test'

const tiles = (page: Page) => page.getByRole('grid', { name: 'Fotos' }).getByRole('row')

/** Puts it where the system keeps what was copied. */
const copy = (page: Page, what: 'picture' | 'both') =>
  page.evaluate(async (kind) => {
    const canvas = new OffscreenCanvas(300, 200)
    canvas.getContext('2d')?.fillRect(0, 0, 150, 200)
    const picture = await canvas.convertToBlob({ type: 'image/png' })
    const words = new Blob(['Muro de 12 m'], { type: 'text/plain' })
    await navigator.clipboard.write([new ClipboardItem(kind === 'both' ? { 'text/plain': words, 'image/png': picture } : { 'image/png': picture })])
  }, what)

/** A file of the disk, dragged over it as the system does, and let go there with `drop`. */
async function dragOn(page: Page, place: Locator, path: string, drop: boolean): Promise<void> {
  const box = await place.boundingBox()
  if (!box) throw new Error('It is not on the screen.')
  const cdp = await page.context().newCDPSession(page)
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2, data: { items: [], files: [path], dragOperationsMask: 1 } }
  for (const type of ['dragEnter', 'dragOver', ...(drop ? (['drop'] as const) : [])] as const)
    await cdp.send('Input.dispatchDragEvent', { type, ...at })
  await cdp.detach()
}

test('[PRODUCT 20] a picture is pasted into the description and dropped on the title, and a text stays text', async ({ deviceOf }, info) => {
  const { page } = await deviceOf({ role: 'cliente', full_name: 'Nina Prado', city: 'Campinas', state: 'SP' }, installed(desktop))
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/projetos/novo')
  const description = page.getByLabel('Descrição')
  await description.click()
  await copy(page, 'picture')
  await page.keyboard.press('Control+V')
  await expect(tiles(page)).toHaveCount(1)
  await expect(description).toHaveValue('')
  await expect(description).toBeFocused()
  await copy(page, 'both')
  await page.keyboard.press('Control+V')
  await expect(description).toHaveValue('Muro de 12 m')

  const [title, form] = [page.getByLabel('Título'), page.getByRole('form', { name: 'Publicar projeto' })]
  const [photo, fake] = [info.outputPath('a.jpg'), info.outputPath('fake.jpg')]
  const [taken] = await takePhotos(page, 1, { width: 600, height: 450 })
  await mkdir(info.outputDir, { recursive: true })
  await Promise.all([writeFile(photo, taken?.buffer ?? ''), writeFile(fake, '<h1>')])
  await dragOn(page, title, photo, false)
  await expect(form).toHaveCSS('outline-style', 'dashed')
  await dragOn(page, title, photo, true)
  await expect(form).toHaveCSS('outline-style', 'none')
  await expect(tiles(page)).toHaveCount(2)
  await dragOn(page, title, fake, true)
  await expect(page.getByRole('alert').getByText('fake.jpg')).toBeVisible()
  // The list of photos is dragged in itself.
  await tiles(page).first().scrollIntoViewIfNeeded()
  await dragOn(page, tiles(page).first(), photo, true)
  await expect(tiles(page)).toHaveCount(3)
  await expect(page).toHaveURL('/projetos/novo')
})
