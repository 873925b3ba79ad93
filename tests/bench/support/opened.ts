import type { Page } from 'playwright'

/** Opens a page at an address and measures there. The page is left afterwards: what it still has to do would slow down what is measured next. */
export async function opened<T>(page: Page, address: string, measure: () => Promise<T>): Promise<T> {
  await page.goto(address)
  try {
    return await measure()
  } finally {
    await page.goto('about:blank')
  }
}
