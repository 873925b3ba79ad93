import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

export async function expectNoViolationsNow(page: Page, name: string): Promise<void> {
  expect.soft(await violationsOf(axeOn(page)), name).toEqual([])
}

/** Desktop and phone, light and dark. A second theme needs only colours. */
export async function expectNoViolations(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first(), name).toBeVisible()
  // React Aria's announcer names a gone pending button for seven seconds.
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

/** Passing rules' nodes take time and are not read. */
const axeOn = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] })

async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  // No frames: the other mode opens a second page for them.
  const { violations } = await axe.setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join(' | ')}`)
}
