import { takePhotos } from '../../e2e/support/camera'
import { enter } from '../../e2e/support/people'
import { choose } from '../../e2e/support/phone-of-its-own'
import { expect, installed, phone, test } from '../../e2e/support/test'
import { recordsOf } from '../../support/server-client'

/** One bar of signal. */
const BYTES_A_SECOND = 8_000

test('[P12] on a slow line each photo shows how much of it has been sent, and without one what it waits for', async ({ stage, device, allowed }) => {
  allowed.networkFailures = true
  const client = await device(installed(phone))
  const { page } = client
  await enter(client, stage, { role: 'cliente', full_name: 'Nina Prado' })
  const photos = await takePhotos(page, 2)
  await page.goto('/projetos/novo')
  await page.getByLabel('Título').fill('Calha do galpão')
  await page.getByLabel('Descrição').fill('Trocar a calha.')
  await page.getByLabel('Endereço').fill('Cambuí, Rua das Flores')
  await choose(page, 'Adicionar fotos', photos)
  await expect(page.getByText('2 de 8', { exact: true })).toBeVisible()
  await client.offline()
  await page.getByRole('button', { name: 'Conferir e publicar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar projeto' }).click()
  await expect(page).toHaveURL(/\/projetos\/[a-z0-9]{15}$/)
  const id = page.url().split('/').at(-1)
  await page.getByRole('tab', { name: 'Imagens' }).click()
  await expect(page.getByText('0 de 2 fotos enviadas · Aguardando conexão')).toBeVisible()
  const bars = page.getByRole('progressbar')
  await expect(bars).toHaveCount(0)

  const line = await page.context().newCDPSession(page)
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: BYTES_A_SECOND }
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', slow)
  await client.online()
  // In some releases of Chromium what another session says of the line ends what this one has said.
  await line.send('Network.emulateNetworkConditions', slow)
  const first = page.getByRole('progressbar', { name: 'Enviando a foto 1' })
  // Begun, and not ended.
  await expect(first).toHaveAttribute('aria-valuetext', /^[1-9]\d?% enviados$/)
  await expect(bars).toHaveCount(1)
  await expect(page.getByText('0 de 2 fotos enviadas · Enviando…')).toBeVisible()

  // Pendências tells the same.
  await page.goto('/pendencias')
  await expect(page.getByRole('progressbar', { name: 'Enviando a foto 1' })).toHaveAttribute('aria-valuetext', /^[1-9]\d?% enviados$/)

  await client.offline()
  await expect(bars).toHaveCount(0)
  await line.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 })
  await client.online()
  await expect.poll(async () => (await recordsOf(stage.server, 'project_images', `project_id = "${id}"`, 'position')).length).toBe(2)
  await expect(page.getByRole('heading', { name: 'Tudo enviado' })).toBeVisible()
  await expect(bars).toHaveCount(0)
})
