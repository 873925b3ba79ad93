import { expect, type Locator, type Page } from '@playwright/test'

const MOST_STOPS = 120

export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

export async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

/** In reach, and in sight when focused. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await control.evaluate((element) => element === document.activeElement)) return expectFocusInSight(control)
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${control}`)
}

/** Sticky parts may not cover the focus; a passing toast may. */
async function expectFocusInSight(control: Locator): Promise<void> {
  const coveredBy = () =>
    control.evaluate((input) => {
      // Its label draws a checkbox.
      const element = input.closest('label') ?? input
      const { left, top, width, height } = element.getBoundingClientRect()
      const there = document.elementFromPoint(left + width / 2, top + height / 2)
      if (!there) return 'the edge of the screen'
      return element.contains(there) || there.contains(element) ? null : there.outerHTML
    })
  await expect.poll(coveredBy, { message: `what covers ${control}` }).toBeNull()
}
