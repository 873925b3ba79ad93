import { recordsOf } from '../support/server/server-client'
import { hasMetadata, lookOf, takePhotos } from './support/browser/camera'
import { choose } from './support/browser/phone-of-its-own'
import { readPhoto } from './support/browser/stored-photos'
import { publish } from './support/deeds'
import { desktop, expect, installed, phone, test } from './support/test'

const title = 'Reforma do telhado com uma foto'

test('[P12] a photo given offline arrives upright and stripped once there is a connection', async ({ stage, deviceOf }) => {
  const [client, mason] = await Promise.all([
    deviceOf({ role: 'cliente', full_name: 'Nina Prado', city: 'Campinas', state: 'SP' }, installed(phone)),
    deviceOf({ role: 'autonomo', full_name: 'Rui Leme' }, desktop),
  ])
  const { page } = client
  const photos = await takePhotos(page, 1, { width: 1_200, height: 900 })
  await page.goto('/projetos/novo')
  await expect(page.getByLabel('Título')).toBeVisible()
  await client.offline()
  await choose(page, 'Adicionar fotos', photos)
  await expect(page.getByText('1 de 8 fotos', { exact: true })).toBeVisible()
  await publish(page, { title })
  await page.getByRole('tab', { name: 'Imagens' }).click()
  await expect(page.getByText(/^0 de 1 foto/)).toBeVisible()
  const path = new URL(page.url()).pathname
  const stored = () => recordsOf(stage.server, 'project_images', `project_id = "${path.split('/').at(-1)}"`, 'position')
  expect(await stored()).toEqual([])

  await client.online()
  await expect.poll(async () => (await stored()).length).toBe(1)
  await mason.page.goto(path)
  await mason.page.getByRole('tab', { name: 'Imagens' }).click()
  const image = mason.page.getByRole('tabpanel').getByRole('img', { name: new RegExp(`de ${title}$`) })
  await expect.poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalHeight)).toBe(320)

  const [photo] = await stored()
  for (const [name, height] of [
    [photo?.file, 1_200],
    [photo?.thumb, 320],
  ] as const) {
    const bytes = await readPhoto(mason.page, `${photo?.id}/${name}`)
    expect(hasMetadata(bytes)).toBe(false)
    expect(await lookOf(mason.page, bytes)).toEqual({ width: (height * 3) / 4, height, isWhite: ['topRight'] })
  }
})
