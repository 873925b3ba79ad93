import type { Page } from '@playwright/test'
import { publish } from './support/deeds'
import { enter } from './support/people'
import { expect, test } from './support/test'
import { expectToast } from './support/told'

const ana = { role: 'cliente', full_name: 'Ana Lima' } as const

/** How many commands' requests a tab has made. */
function countPushes(page: Page): () => number {
  let pushes = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/sync/push')) pushes++
  })
  return () => pushes
}

/** What the browser tells a page that is hidden, or visible again. */
const setVisibility = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((next) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => next })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

async function secondTab(page: Page): Promise<Page> {
  const other = await page.context().newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  return other
}

test('[T1] of two tabs one replicates, and what is given in the other goes out through it and shows in both', async ({ device, stage }) => {
  const browser = await device()
  const { page: first } = browser
  await enter(browser, stage, ana)
  const second = await secondTab(first)
  const [byFirst, bySecond] = [countPushes(first), countPushes(second)]
  await publish(second, { title: 'Trocar a caixa-d’água' })
  await expect.poll(() => byFirst() + bySecond()).toBeGreaterThan(0)
  expect([byFirst(), bySecond()].filter((pushes) => pushes > 0)).toHaveLength(1)
  await first.goto('/meus-projetos')
  await expect(first.getByRole('link', { name: 'Trocar a caixa-d’água' })).toBeVisible()
})

test('[T1] a visible tab takes the lock over from a hidden one', async ({ device, stage }) => {
  const browser = await device()
  const { page: first } = browser
  await enter(browser, stage, ana)
  const second = await secondTab(first)
  const bySecond = countPushes(second)
  await setVisibility(first, 'hidden')
  await setVisibility(second, 'visible')
  await publish(second, { title: 'Rebocar o muro' })
  await expect.poll(bySecond).toBeGreaterThan(0)
})

test('[T1] a visible tab takes over from one that the browser has frozen', async ({ device, stage }) => {
  const browser = await device()
  const { page: first } = browser
  await enter(browser, stage, ana)
  const cdp = await first.context().newCDPSession(first)
  await setVisibility(first, 'hidden')
  await cdp.send('Page.setWebLifecycleState', { state: 'frozen' })
  const second = await secondTab(first)
  const bySecond = countPushes(second)
  await publish(second, { title: 'Muro com o celular no bolso' })
  await expect.poll(bySecond).toBeGreaterThan(0)
  await expectToast(second, 'Projeto publicado com sucesso!')
  await cdp.send('Page.setWebLifecycleState', { state: 'active' })
})

test('[T1] when the tab that replicates is closed, another goes on', async ({ device, stage }) => {
  const browser = await device()
  const { page: first } = browser
  await enter(browser, stage, ana)
  const second = await secondTab(first)
  const bySecond = countPushes(second)
  await first.close()
  await publish(second, { title: 'Pintar a fachada' })
  await expect.poll(bySecond).toBeGreaterThan(0)
})

test('a long text of one tab stays when a letter is typed into the form of another that was open before', async ({ device, stage }) => {
  const browser = await device()
  const { page: first } = browser
  await enter(browser, stage, ana)
  const second = await secondTab(first)
  for (const page of [first, second]) {
    await page.goto('/projetos/novo')
    await expect(page.getByLabel('Título')).toBeVisible()
  }
  await second.getByLabel('Descrição').fill('Vinte minutos de texto na segunda aba.')
  await expect(first.getByLabel('Descrição')).toHaveValue('Vinte minutos de texto na segunda aba.')
  await first.getByLabel('Título').fill('x')
  await expect(second.getByLabel('Título')).toHaveValue('x')
  for (const page of [first, second]) {
    await page.reload()
    await expect(page.getByLabel('Descrição')).toHaveValue('Vinte minutos de texto na segunda aba.')
    await expect(page.getByLabel('Título')).toHaveValue('x')
  }
})
