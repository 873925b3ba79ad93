import type { Page } from '@playwright/test'
import { publish } from '../../e2e/support/deeds'
import { enter } from '../../e2e/support/people'
import { countPushes, secondTab } from '../../e2e/support/tabs'
import { expect, test } from '../../e2e/support/test'
import { expectToast } from '../../e2e/support/told'

const ana = { role: 'cliente', full_name: 'Ana Lima' } as const

/** What the browser tells a page that is hidden, or visible again. */
const setVisibility = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((next) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => next })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

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
