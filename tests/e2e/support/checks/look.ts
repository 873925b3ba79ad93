import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from './axe'
import { outOfReach } from './out-of-reach'

type Size = { width: number; height: number }
/** An address, steps there, and the part to look at. */
export type Sight = { path: string; open?: (page: Page) => Promise<unknown>; part?: string; phoneOnly?: boolean }

/** The narrowest phone, and 1280 × 800 at twice its size. WCAG 1.4.4 and 1.4.10. */
const sizes: readonly Size[] = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
]
/** A small window, a tablet on its side, a desktop. */
const sizesOfDesktops: readonly Size[] = [
  { width: 720, height: 800 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
]
/** A small phone with Android's larger letters, in px. */
const larger = 21
const sizesOfLargerText: readonly Size[] = [{ width: 360, height: 740 }]
const twice = 32
const sizesOfLargeText: readonly Size[] = [
  { width: 412, height: 915 },
  { width: 1280, height: 800 },
]

const dialogs = '[role=dialog], [role=alertdialog]:not([aria-modal=false])'

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click()
export const opened = (path: string, name: string | RegExp, part?: string): Sight => ({
  path,
  async open(page) {
    await press(name)(page)
    await page
      .locator(part ?? dialogs)
      .last()
      .waitFor()
  },
  ...(part && { part }),
})

/**
 * Loads each page once: axe's rules; nothing out of reach when narrow, at twice the size, on a desktop, with letters a third and twice as large.
 */
export async function lookAtPages(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await arrive(page, { path })
    await expectNoViolations(page, path)
    await expectInReach(page, [...sizes, ...sizesOfDesktops], { path })
    await withText(page, larger, () => expectInReach(page, sizesOfLargerText, { path }))
    await withText(page, twice, () => expectInReach(page, sizesOfLargeText, { path }))
  }
}

/** Opened parts, on small screens. */
export async function lookAtOpened(page: Page, sights: readonly Sight[]): Promise<void> {
  for (const sight of sights) {
    await arrive(page, sight)
    await expectInReach(page, sight.phoneOnly ? sizes.filter(({ width }) => width < 640) : sizes, sight)
  }
}

async function arrive(page: Page, { path, open, phoneOnly }: Sight): Promise<void> {
  await page.setViewportSize({ width: phoneOnly ? 320 : 640, height: phoneOnly ? 640 : 400 })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
  await open?.(page)
}

/** The browser's letter size, up to double. WCAG 1.4.4. */
async function withText(page: Page, standard: number, look: () => Promise<void>): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Page.setFontSizes', { fontSizes: { standard } })
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${standard}px`)
  await look()
  await cdp.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  await cdp.detach()
}

/** Nothing of the page or its open part is out of reach. */
async function expectInReach(page: Page, at: readonly Size[], { path, part }: Sight): Promise<void> {
  for (const size of at) {
    await page.setViewportSize(size)
    // The measured room at the foot is right a frame later.
    await expect
      .configure({ soft: true })
      .poll(() => outOfReach(page, part), { message: `${path} ${part ?? ''} at ${size.width} × ${size.height}` })
      .toEqual([])
  }
}
