import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { takePhotos } from '../../e2e/support/browser/camera'
import { workerStands } from '../../e2e/support/browser/service-worker'
import { publish } from '../../e2e/support/deeds'
import { type Device, expect, installed, phone, test } from '../../e2e/support/test'
import { createPerson, password } from '../../support/data/people'
import { recordsOf } from '../../support/server/server-client'

type Shared = { text?: string; files?: readonly { name: string; mimeType: string; buffer: Buffer }[] }

const form = (action: string) => `<form method="post" enctype="multipart/form-data" action="${action}">
  <textarea name="text"></textarea><input type="file" name="photos" multiple><button>Share</button></form>`

/** Posts what the browser posts for the system, which has no site either. */
async function share(page: Page, origin: string, shared: Shared, from = 'data:text/html,'): Promise<void> {
  await page.goto(from.startsWith('data:') ? from + encodeURIComponent(form(`${origin}/receber`)) : from)
  await page.locator('textarea').fill(shared.text ?? '')
  await page.locator('input').setInputFiles([...(shared.files ?? [])])
  await page.getByRole('button', { name: 'Share' }).click()
  await page.waitForURL(`${origin}/**`)
}

const isKept = (page: Page) => page.evaluate(() => caches.has('received'))
const question = (page: Page) => page.getByRole('heading', { level: 1, name: 'Para onde vai?' })
const nothing = (page: Page) => page.getByRole('heading', { level: 1, name: 'Nada chegou aqui.' })
const goOn = (page: Page) => page.getByRole('button', { name: 'Continuar' }).click()

async function photosOf({ page }: Device): Promise<NonNullable<Shared['files']>> {
  const photos = await takePhotos(page, 1, { width: 1_200, height: 900 })
  const html = Buffer.from('<script>alert(1)</script>')
  return [
    ...photos.map((photo) => ({ ...photo, mimeType: 'image/jpeg' })),
    { name: 'fake.jpg', mimeType: 'image/jpeg', buffer: html },
    { name: 'fake.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>') },
    { name: 'page.html', mimeType: 'text/html', buffer: html },
  ]
}

test('[PRODUCT 95] what is shared without a connection becomes a draft with its photos, behind what was typed, and is published later', async ({
  stage: { server },
  deviceOf,
}) => {
  const client = await deviceOf({ role: 'cliente', full_name: 'Nina Prado', city: 'Campinas', state: 'SP' }, installed(phone))
  const { page } = client
  await page.goto('/projetos/novo')
  const files = await photosOf(client)
  await client.offline()
  // It comes in the window that is open, over what was typed a moment ago.
  await page.getByLabel('Descrição').fill('Já escrito.')
  await share(page, server.url, { text: 'Muro de 12 m', files })
  await expect(question(page)).toBeVisible()
  await expect(page.getByText('2 arquivos ficaram de fora')).toBeVisible()
  await expect(page.getByRole('radio', { name: /Novo projeto/ })).toBeChecked()
  await goOn(page)
  await expect(page).toHaveURL('/projetos/novo')
  await expect(page.getByLabel('Descrição')).toHaveValue('Já escrito.\n\nMuro de 12 m')
  await expect(page.getByText('1 de 8 fotos', { exact: true })).toBeVisible()
  await expect(page.getByText('fake.jpg')).toBeVisible()
  await expect.poll(() => isKept(page)).toBe(false)
  await page.reload()
  await expect(page.getByLabel('Descrição')).toHaveValue('Já escrito.\n\nMuro de 12 m')
  await expect(page.getByText('1 de 8 fotos', { exact: true })).toBeVisible()
  await publish(page, { title: 'Muro compartilhado' })
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await client.online()
  await expect.poll(async () => (await recordsOf(server, 'project_images', `project_id = "${id}"`, 'position')).length).toBe(1)
})

test('[PRODUCT 95] what is shared while signed out is there after the sign-in, and goes with the account', async ({ stage: { server }, device }) => {
  const { page } = await device(installed(phone))
  await page.goto('/')
  await workerStands(page)
  const ana = await createPerson(server, { role: 'cliente', full_name: 'Ana Lima' })
  await share(page, server.url, { text: 'Telhado com goteira' })
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('E-mail').fill(ana.email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(question(page)).toBeVisible()
  await expect(page.getByText('Telhado com goteira')).toBeVisible()
  const address = page.url()

  await page.goto('/perfil')
  await page.getByRole('main').getByRole('button', { name: 'Sair', exact: true }).click()
  await expect(page).toHaveURL('/')
  expect(await isKept(page)).toBe(false)
  await page.goto(address)
  await page.getByLabel('E-mail').fill(ana.email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(nothing(page)).toBeVisible()
})

test('[PRODUCT 95] a page of another site puts nothing into the question, and takes nothing of what waits there', async ({
  stage: { server },
  deviceOf,
}) => {
  const foreign = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(form(`${server.url}/receber`)))
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve))
  const client = await deviceOf({ role: 'cliente', full_name: 'Nina Prado' }, installed(phone))
  const { page } = client
  await share(page, server.url, { text: 'Muro de 12 m' })
  await expect(question(page)).toBeVisible()
  const address = page.url()
  await share(page, server.url, { text: 'Compre já' }, `http://127.0.0.1:${(foreign.address() as AddressInfo).port}/`)
  await expect(nothing(page)).toBeVisible()
  await page.goto(address)
  await expect(page.getByText('Muro de 12 m')).toBeVisible()
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(page).toHaveURL('/dashboard')
  expect(await isKept(page)).toBe(false)
  await new Promise((resolve) => foreign.close(resolve))
})
