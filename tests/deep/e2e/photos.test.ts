import type { Page } from '@playwright/test'
import { isOfAnother } from '#domain/ids'
import { newId } from '#new-id'
import { hasMetadata, lookOf, takePhotos } from '../../e2e/support/browser/camera'
import { choose, moveIn, startPhone } from '../../e2e/support/browser/phone-of-its-own'
import { readPhoto } from '../../e2e/support/browser/stored-photos'
import { desktop, expect, installed, phone, test } from '../../e2e/support/test'
import { createPerson } from '../../support/data/people'
import { recordsOf } from '../../support/server/server-client'

const title = 'Reforma do telhado com fotos'

const tiles = (page: Page) => page.getByRole('grid', { name: 'Fotos' }).getByRole('row')

const images = (page: Page) => page.getByRole('tabpanel').getByRole('img', { name: new RegExp(`de ${title}$`) })

async function fillProject(page: Page): Promise<void> {
  await page.getByLabel('Título').fill(title)
  await page.getByLabel('Descrição').fill('Trocar 80 m² de telha e a calha.')
  await page.getByLabel('Endereço').fill('Cambuí, Rua das Flores')
}

async function publish(page: Page, photos: number): Promise<void> {
  await page.getByRole('button', { name: 'Conferir e publicar' }).click()
  await expect(page.getByRole('dialog').getByRole('img', { name: /^Foto \d$/ })).toHaveCount(photos)
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar projeto' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

test('[P12] eight photos of 12 megapixels, given offline, survive a killed browser and a killed server, and arrive upright and stripped', async ({
  playwright,
  launchOptions,
  stage,
  power,
  allowed,
  deviceOf,
}, info) => {
  allowed.networkFailures = true
  const { server } = stage
  const profile = info.outputPath('phone')
  const open = () => startPhone(playwright.chromium, profile, server.url, launchOptions)
  const client = await createPerson(server, { role: 'cliente', full_name: 'Nina Prado', city: 'Campinas', state: 'SP' })
  let mine = await open()
  await moveIn(mine, client)
  const photos = await takePhotos(mine.page, 8)
  await mine.page.goto('/projetos/novo')
  await mine.offline()
  await fillProject(mine.page)
  await choose(mine.page, 'Adicionar fotos', photos)
  await expect(tiles(mine.page)).toHaveCount(8)
  await expect(mine.page.getByText('8 de 8 fotos', { exact: true })).toBeVisible()

  // While it is still a draft.
  mine.kill()
  mine = await open()
  await mine.offline()
  await mine.page.goto('/projetos/novo')
  await expect(tiles(mine.page)).toHaveCount(8)
  await expect(mine.page.getByLabel('Título')).toHaveValue(title)
  await publish(mine.page, 8)
  const path = new URL(mine.page.url()).pathname
  await mine.page.getByRole('tab', { name: 'Imagens' }).click()
  await expect(images(mine.page)).toHaveCount(8)

  mine.kill()
  mine = await open()
  await mine.offline()
  await mine.page.goto(path)
  await mine.page.getByRole('tab', { name: 'Imagens' }).click()
  await expect(images(mine.page)).toHaveCount(8)
  await expect(mine.page.getByText(/^0 de 8 fotos enviadas/)).toBeVisible()

  const id = path.split('/').at(-1)
  const stored = () => recordsOf(server, 'project_images', `project_id = "${id}"`, 'position')
  await mine.online()
  await expect.poll(async () => (await stored()).length).toBeGreaterThan(0)
  await power.off()
  await power.on()
  await expect.poll(async () => (await stored()).length, { timeout: 300_000 }).toBe(8)

  // No other client can take these ids should a restore lose them.
  for (const own of [String(id), ...(await stored()).map((photo) => String(photo.id))])
    expect([isOfAnother(own, client.id), isOfAnother(own, newId())]).toEqual([false, true])

  const mason = await deviceOf({ role: 'autonomo', full_name: 'Rui Leme' }, installed(desktop))
  await mason.page.goto(path)
  await mason.page.getByRole('tab', { name: 'Imagens' }).click()
  await expect(images(mason.page)).toHaveCount(8)
  for (const image of await images(mason.page).all())
    await expect.poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalHeight)).toBe(320)

  for (const { id: photo, file, thumb } of await stored()) {
    for (const [name, height, most] of [
      [file, 1_600, 500_000],
      [thumb, 320, 60_000],
    ] as const) {
      const bytes = await readPhoto(mason.page, `${photo}/${name}`)
      expect(bytes.length).toBeLessThanOrEqual(most)
      expect(hasMetadata(bytes)).toBe(false)
      expect(await lookOf(mason.page, bytes)).toEqual({ width: (height * 3) / 4, height, isWhite: ['topRight'] })
    }
  }

  // Seen once, they are there.
  await mason.page.getByRole('button', { name: `Foto 1 de ${title}` }).click()
  const viewer = mason.page.getByRole('dialog', { name: 'Fotos do projeto' })
  await expect(viewer.getByText('1 de 8')).toBeVisible()
  // Keys are the viewer's once it has the focus.
  await expect(viewer.locator(':focus')).toBeAttached()
  await mason.page.keyboard.press('ArrowRight')
  await expect(viewer.getByText('2 de 8')).toBeVisible()
  await mason.page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await mason.offline()
  await mason.page.reload()
  await mason.page.getByRole('tab', { name: 'Imagens' }).click()
  for (const image of await images(mason.page).all())
    await expect.poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalHeight)).toBe(320)
  await mine.close()
})

test('[P12] whatever is no photo is told in words by its name, and nine at once leave eight', async ({ deviceOf }) => {
  const { page } = await deviceOf({ role: 'cliente', full_name: 'Nina Prado' }, phone)
  await page.goto('/projetos/novo')
  const [photo] = await takePhotos(page, 1)
  if (!photo) throw new Error('There is no photo.')
  const named = (name: string, buffer: Buffer) => ({ name, buffer })
  await choose(page, 'Adicionar fotos', [
    named('lista.jpg', Buffer.from('20 sacos de cimento')),
    named('vazia.jpg', Buffer.alloc(0)),
    named('iphone.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')),
    named('cortada.jpg', photo.buffer.subarray(0, 40)),
    { ...photo, name: 'boa.jpg' },
  ])
  const alert = page.getByRole('region', { name: 'Fotos (opcional)' }).getByRole('alert')
  await expect(alert).toContainText('4 arquivos não entraram')
  await expect(alert).toContainText('lista.jpg: Este arquivo não é uma foto.')
  await expect(alert).toContainText('vazia.jpg: Este arquivo está vazio.')
  await expect(alert).toContainText('iphone.heic: Este navegador não abre fotos HEIC.')
  await expect(alert).toContainText('cortada.jpg: Não conseguimos ler esta foto.')
  await expect(tiles(page)).toHaveCount(1)

  await choose(
    page,
    'Adicionar fotos',
    Array.from({ length: 9 }, (_, index) => ({ ...photo, name: `obra-${index + 1}.jpg` })),
  )
  await expect(alert).toContainText('2 arquivos não entraram')
  await expect(alert).toContainText('obra-9.jpg: Um projeto pode ter até 8 fotos.')
  await expect(tiles(page)).toHaveCount(8)
  await expect(page.getByRole('button', { name: 'Adicionar fotos' })).toBeDisabled()

  const order = () => tiles(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('data-key')))
  const [first, second, ...others] = await order()
  await page.getByRole('button', { name: 'Mover foto 1 para a frente' }).click()
  await expect.poll(order).toEqual([second, first, ...others])
  await page.getByRole('button', { name: 'Remover foto 8' }).click()
  // For as long as it can be brought back, its place is there.
  await expect(page.getByText('7 de 8 fotos', { exact: true })).toBeVisible()
  await expect(tiles(page)).toHaveCount(7)
})
