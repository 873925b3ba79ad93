import { expect, type Locator, type Page } from '@playwright/test'

/** More than any page has. */
const MOST_STOPS = 120

export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

export async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

/** Every control must be within reach, and in sight once it has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await control.evaluate((element) => element === document.activeElement)) return expectFocusInSight(control)
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${control}`)
}

/** Nothing that sticks to the page may cover what has focus. */
async function expectFocusInSight(control: Locator): Promise<void> {
  const isInSight = await control.evaluate((input) => {
    // A checkbox is drawn by its label.
    const element = input.closest('label') ?? input
    const { left, top, width, height } = element.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    return there !== null && (element.contains(there) || there.contains(element))
  })
  expect(isInSight, `${control} is in sight`).toBe(true)
}
