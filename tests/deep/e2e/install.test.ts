import type { Page } from '@playwright/test'
import { desktop, expect, test } from '../../e2e/support/test'
import { findChromium } from '../../support/run/chromium'

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
