import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { enter } from '../../e2e/support/people'
import { desktop, expect, phone, test } from '../../e2e/support/test'
import { findChromium } from '../../support/chromium'

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const ipad = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15'
const instagram =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 380.0.0.28.85'

const entry = (page: Page) => page.getByRole('button', { name: 'Instalar aplicativo' })
const inFooter = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Instalar aplicativo' })

/** Stands in for the browser, which hands this out when it likes to. It notes on the page whether its banner was prevented, and how often it asked. */
function handOut(): void {
  const noted = document.documentElement.dataset
  const event = new Event('beforeinstallprompt', { cancelable: true })
  const choice = { outcome: 'dismissed', platform: '' }
  const prompt = async () => {
    noted.asked = String(Number(noted.asked ?? 0) + 1)
    return choice
  }
  window.dispatchEvent(Object.assign(event, { prompt, userChoice: Promise.resolve(choice) }))
  noted.prevented = String(event.defaultPrevented)
}

test('what the browser hands out before any screen is there is kept, and asked of it by a press', async ({ device }) => {
  const { page } = await device(desktop)
  await page.addInitScript(`document.addEventListener('DOMContentLoaded', ${handOut})`)
  await page.goto('/')
  await expect(inFooter(page)).toBeVisible()
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-prevented', 'true')
  await expect(html).not.toHaveAttribute('data-asked')

  await inFooter(page).click()
  await expect(html).toHaveAttribute('data-asked', '1')
  await expect(entry(page)).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // After a refusal the browser offers it again.
  await page.evaluate(handOut)
  await inFooter(page).click()
  await expect(html).toHaveAttribute('data-asked', '2')
})

test('a real browser finds nothing to object to, and hands it out by itself', async ({ stage, playwright, launchOptions }, info) => {
  // Only a whole browser, with a profile of its own, installs anything.
  const browser = findChromium()
  const whole = { ...launchOptions, ...(browser && { executablePath: browser }) }
  const context = await playwright.chromium.launchPersistentContext(info.outputPath('profile'), { ...whole, ...desktop })
  const page = await context.newPage()
  await page.goto(stage.server.url)
  await expect(inFooter(page)).toBeVisible()
  const cdp = await context.newCDPSession(page)
  expect(await cdp.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] })
  expect(await cdp.send('Page.getAppManifest')).toMatchObject({ errors: [] })
  await context.close()
})

test('visitors find it in the phone’s menu, the signed in in theirs, and once it is installed it is in neither', async ({ stage, device }) => {
  const visitor = await device(phone)
  await visitor.page.goto('/')
  await visitor.page.evaluate(handOut)
  await visitor.page.getByRole('button', { name: 'Menu', exact: true }).click()
  await visitor.page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Instalar aplicativo' }).click()
  await expect(visitor.page.locator('html')).toHaveAttribute('data-asked', '1')
  await expect(visitor.page.getByRole('navigation', { name: 'Menu' })).toBeHidden()

  const mason = await device(phone)
  const { page } = mason
  await enter(mason, stage, { role: 'autonomo', full_name: 'Davi Rezende' })
  const menu = page.getByRole('navigation', { name: 'Menu da conta' })
  await page.getByRole('button', { name: /^Menu de / }).click()
  await expect(menu.getByRole('button', { name: 'Sair' })).toBeVisible()
  await expect(entry(page)).toHaveCount(0)
  await page.evaluate(handOut)
  await expect(menu.getByRole('button', { name: 'Instalar aplicativo' })).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')))
  await expect(entry(page)).toHaveCount(0)
  await expect(menu.getByRole('button', { name: 'Sair' })).toBeVisible()
})

test('an iPhone is told how, and gives focus back', async ({ stage, device }) => {
  const owner = await device({ ...phone, userAgent: iphone })
  const { page } = owner
  await enter(owner, stage, { role: 'cliente', full_name: 'Lúcia Amaral' })
  const menu = page.getByRole('button', { name: /^Menu de / })
  await menu.click()
  await entry(page).click()
  const dialog = page.getByRole('dialog', { name: 'Instalar o Canteiro' })
  await expect(dialog.getByRole('listitem')).toHaveText([/Compartilhar/, /Adicionar à Tela de Início/, /Adicionar/])
  expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([])
  await dialog.getByRole('button', { name: 'Entendi' }).click()
  await expect(dialog).toBeHidden()
  await expect(menu).toBeFocused()
})

test('an iPad that calls itself a Mac is told how; a Mac is not', async ({ device }) => {
  const { page } = await device({ ...desktop, userAgent: ipad })
  await page.addInitScript(() => Object.defineProperty(navigator, 'maxTouchPoints', { get: () => Number(localStorage.getItem('fingers')) }))
  await page.goto('/')
  await expectNoEntry(page)
  await page.evaluate(() => localStorage.setItem('fingers', '5'))
  await page.reload()
  await inFooter(page).click()
  await expect(page.getByRole('dialog', { name: 'Instalar o Canteiro' })).toBeVisible()
})

test('inside another app an iPhone is sent to Safari first', async ({ device }) => {
  const { page } = await device({ ...phone, userAgent: instagram })
  await page.goto('/')
  await inFooter(page).click()
  const dialog = page.getByRole('dialog', { name: 'Abra no Safari para instalar' })
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  await dialog.getByRole('button', { name: 'Fechar' }).click()
  await expect(dialog).toBeHidden()
  await expect(inFooter(page)).toBeFocused()
})

test('where nothing can be installed, or the app runs installed, nothing is offered', async ({ device }) => {
  for (const options of [desktop, phone]) {
    const { page } = await device(options)
    await page.goto('/')
    await expectNoEntry(page)
  }
  const added = await device({ ...phone, userAgent: iphone })
  await added.page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))
  await added.page.goto('/')
  await expectNoEntry(added.page)

  const { page } = await device(desktop)
  // Chromium's own emulation knows every feature of media but this one.
  await page.addInitScript(() => {
    const asked = window.matchMedia.bind(window)
    window.matchMedia = (query) => asked(query === '(display-mode: standalone)' ? 'all' : query)
  })
  await page.goto('/')
  await page.evaluate(handOut)
  await expectNoEntry(page)
})

test('the manifest and every picture that it names are served, and kept out of what the worker loads', async ({ stage, device }) => {
  const { page } = await device(desktop)
  await page.goto('/')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const answer = await page.request.get(address ?? '')
  expect(answer.headers()['content-type']).toBe('application/manifest+json')
  const { icons, screenshots, shortcuts } = await answer.json()
  const pictures: { src: string; type: string }[] = [
    ...icons,
    ...screenshots,
    ...shortcuts.flatMap((shortcut: { icons: object[] }) => shortcut.icons),
  ]
  const worker = await (await page.request.get('/sw.js')).text()
  expect(worker).toContain('url:"index.html"')
  for (const { src, type } of pictures) {
    const { headers, status } = await fetch(stage.server.url + src)
    expect([src, status, headers.get('content-type')]).toEqual([src, 200, type])
    if (src !== '/icon.svg') expect(worker).not.toContain(src.slice(1))
  }
})

/** Once the app runs: only then anything could be offered. */
async function expectNoEntry(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('style', /bottom-room/)
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Fale conosco' })).toBeVisible()
  await expect(entry(page)).toHaveCount(0)
}
