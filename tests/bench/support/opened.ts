import type { Page } from 'playwright'

/** Leaves the page afterwards: its remaining work would slow the next. */
export async function opened<T>(page: Page, address: string, measure: () => Promise<T>): Promise<T> {
  await page.goto(address)
  try {
    return await measure()
  } finally {
    await page.goto('about:blank')
  }
}
