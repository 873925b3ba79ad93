import type { Page } from '@playwright/test'
import { createReleases, type Releases } from '../../e2e/support/browser/releases'
import { startTalk } from '../../e2e/support/checks/page-addresses'
import { bubble, say } from '../../e2e/support/deeds'
import { test as base, expect, installed, phone } from '../../e2e/support/test'
import { recordsOf } from '../../support/server/server-client'

/** The same server serves one release after the other; every test begins with the old one. */
const test = base.extend<{ releases: Releases }, { releasesOfWorker: Releases }>({
  releasesOfWorker: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
    async ({}, use) => {
      const releases = await createReleases()
      await use(releases)
      await releases.remove()
    },
    { scope: 'worker' },
  ],
  webDir: [({ releasesOfWorker }, use) => use(releasesOfWorker.webDir), { scope: 'worker' }],
  releases: async ({ releasesOfWorker }, use) => {
    await releasesOfWorker.deliver('old')
    await use(releasesOfWorker)
  },
})

const prompt = (page: Page) => page.getByRole('status').filter({ hasText: 'Há uma nova versão.' })
const update = (page: Page) => prompt(page).getByRole('button', { name: 'Atualizar' })

test('a new version waits for its person: what was half written and what was not sent is there after it', async ({
  stage,
  releases,
  allowed,
  deviceOf,
}) => {
  allowed.networkFailures = true
  const [client, mason] = await Promise.all([
    deviceOf({ role: 'cliente', full_name: 'Berenice Prado' }, installed()),
    deviceOf({ role: 'autonomo', full_name: 'Tomé Ribas' }, installed(phone)),
  ])
  const { chat } = await startTalk(client, mason, 'Escada externa')
  await expect(bubble(client.page, 'Quando o senhor pode vir medir?')).toContainText('Enviada')

  const { page } = client
  const other = await page.context().newPage()
  await other.goto('/projetos/novo')
  await other.getByLabel('Título').fill('Muro de arrimo')
  await other.getByLabel('Descrição').fill('Muro de 12 m com dreno')

  await cutSync(page)
  await cutSync(other)
  await say(page, 'Guardada antes da versão nova.')
  const field = page.getByRole('textbox', { name: 'Mensagem' })
  await field.fill('Ainda estou escre')
  const oldRelease = await releaseOf(page)

  await releases.deliver('new')
  await lookForUpdate(page)
  await expect(prompt(page)).toBeVisible()
  await expect(prompt(other)).toBeVisible()
  await field.press('End')
  await page.keyboard.type('vendo')
  await expect(field).toHaveValue('Ainda estou escrevendo')
  expect([await releaseOf(page), await releaseOf(other)]).toEqual([oldRelease, oldRelease])

  // In the very moment after the last letter.
  await update(page).click()
  await expectNewRelease(page, oldRelease)
  await expect(page).toHaveURL(chat)
  await expect(field).toHaveValue('Ainda estou escrevendo')
  await expect(bubble(page, 'Guardada antes')).toBeVisible()
  await expect(prompt(page)).toHaveCount(0)

  // The other tab has not moved, and goes on beside the new version.
  expect(await releaseOf(other)).toBe(oldRelease)
  await expect(other.getByLabel('Descrição')).toHaveValue('Muro de 12 m com dreno')
  await other.getByLabel('Endereço').fill('Taquaral')

  await Promise.all([mendSync(page), mendSync(other)])
  await expect(bubble(page, 'Guardada antes')).toContainText('Enviada')
  await expect(bubble(page, 'Guardada antes')).toHaveCount(1)
  const said = await recordsOf(stage.server, 'messages', 'content ~ "Guardada antes"')
  expect(said).toHaveLength(1)

  await update(other).click()
  await expectNewRelease(other, oldRelease)
  await expect(other.getByLabel('Título')).toHaveValue('Muro de arrimo')
  await expect(other.getByLabel('Descrição')).toHaveValue('Muro de 12 m com dreno')
  await expect(other.getByLabel('Endereço')).toHaveValue('Taquaral')
  await expect(prompt(other)).toHaveCount(0)
})

test('a tab that was not asked opens screens it never saw after the other one let the new version in', async ({ releases, allowed, deviceOf }) => {
  const { page } = await deviceOf({ role: 'cliente', full_name: 'Jurema Paz' }, installed())
  await page.getByRole('main').getByRole('link', { name: 'Publicar projeto', exact: true }).click()
  await page.getByLabel('Título').fill('Calçada nova')
  const oldRelease = await releaseOf(page)
  const other = await page.context().newPage()
  await other.goto('/dashboard')
  await releases.deliver('new')
  await lookForUpdate(other)
  await update(other).click()
  await expectNewRelease(other, oldRelease)

  const menu = page.getByRole('navigation', { name: 'Área do cliente' })
  await page.getByLabel('Descrição').fill('Calçada de 20 m²')
  await menu.getByRole('link', { name: 'Mensagens' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mensagens' })).toBeVisible()
  expect(await releaseOf(page)).toBe(oldRelease)

  // Even when the browser has thrown away what was kept for it, as it may: then a fresh page brings the screen.
  allowed.networkFailures = true
  allowed.missingFiles = true
  await page.evaluate(() => caches.delete('last-version'))
  await menu.getByRole('link', { name: 'Configurações' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible()
  expect(await releaseOf(page)).not.toBe(oldRelease)
  await page.goto('/projetos/novo')
  await expect(page.getByLabel('Título')).toHaveValue('Calçada nova')
  await expect(page.getByLabel('Descrição')).toHaveValue('Calçada de 20 m²')
})

/** The file that the page began with: every release has its own. */
const releaseOf = (page: Page): Promise<string> => page.evaluate(() => document.querySelector('script[type=module]')?.getAttribute('src') ?? '')

/** The page comes to rest, the browser changes over, and the page begins anew: each may take its time. */
const expectNewRelease = (page: Page, old: string): Promise<void> =>
  expect(page.locator('script[type=module]')).not.toHaveAttribute('src', old, { timeout: 180_000 })

/** The look for an update that the app does each hour, and browsers on every visit. */
const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
  })

/** The server's answers stay out while its files come: the app waits for it, and a new version can be found. */
const cutSync = (page: Page) => page.route('**/api/sync/*', (route) => route.abort())
const mendSync = (page: Page) => page.unroute('**/api/sync/*')
