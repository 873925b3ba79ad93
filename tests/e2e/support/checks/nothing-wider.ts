import type { Page } from '@playwright/test'
import { expect } from '../test'

export async function expectNothingWider(page: Page, what = 'the page'): Promise<void> {
  const { content, screen } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }))
  expect(content, `${what} fits its screen`).toBeLessThanOrEqual(screen)
}
