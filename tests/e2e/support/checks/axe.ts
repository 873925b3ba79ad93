import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** As the page is now. */
export async function expectNoViolationsNow(page: Page, name: string): Promise<void> {
  expect.soft(await violationsOf(axeOn(page)), name).toEqual([])
}

/** On a desktop and on a phone, light and dark. A theme changes colours and nothing else, so only they are looked at again. */
export async function expectNoViolations(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first(), name).toBeVisible()
  // React Aria's announcer names a pending button for seven seconds, also when that is no longer there.
  await expect(page.locator('[data-live-announcer] [role=img]'), name).toHaveCount(0)
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: 'light' })
    expect.soft(await violationsOf(axeOn(page)), `${name} at ${width} px`).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await violationsOf(axeOn(page).withRules('color-contrast')), `${name} at ${width} px, dark`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Leaves out the nodes of rules that pass: they take time, and no test reads them. */
const axeOn = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] })

async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  // There are no frames to look into, which is what the other mode opens a second page for.
  const { violations } = await axe.setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join(' | ')}`)
}
