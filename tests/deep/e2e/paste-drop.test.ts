import type { Locator, Page } from '@playwright/test'
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

/** Drags over it and, with `drop`, lets go there: a browser without a screen has no hand to drag with. Answers what the browser would do. */
const dragOn = (place: Locator, name: string, type: string, drop: boolean) =>
  place.evaluate(
    async (element, given) => {
      const canvas = new OffscreenCanvas(300, 200)
      canvas.getContext('2d')?.fillRect(0, 0, 150, 200)
      const bytes = given.type === 'image/png' ? await canvas.convertToBlob({ type: 'image/png' }) : new Blob(['<h1>'])
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([bytes], given.name, { type: given.type }))
      for (const event of given.drop ? ['dragover', 'drop'] : ['dragover'])
        element.dispatchEvent(new DragEvent(event, { bubbles: true, cancelable: true, dataTransfer }))
      return dataTransfer.dropEffect
    },
    { name, type, drop },
  )

test('[PRODUCT 20] a picture is pasted into the description and dropped on the title, and a text stays text', async ({ deviceOf }) => {
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

  const title = page.getByLabel('Título')
  const form = page.getByRole('form', { name: 'Publicar projeto' })
  await dragOn(title, 'a.png', 'image/png', false)
  await expect(form).toHaveCSS('outline-style', 'dashed')
  await dragOn(title, 'a.png', 'image/png', true)
  await expect(form).toHaveCSS('outline-style', 'none')
  await expect(tiles(page)).toHaveCount(2)
  await dragOn(title, 'fake.jpg', 'image/jpeg', true)
  await expect(page.getByRole('alert').getByText('fake.jpg')).toBeVisible()
  await expect(tiles(page)).toHaveCount(2)
  // The list of photos is dragged in itself.
  expect(await dragOn(tiles(page).first(), 'b.png', 'image/png', true)).toBe('copy')
  await expect(tiles(page)).toHaveCount(3)
  await expect(page).toHaveURL('/projetos/novo')
})
