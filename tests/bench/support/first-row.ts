import type { Page } from 'playwright'

/** On each page opened from now on. */
export async function watchFirstRow(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('main article, main li a')) return
      watch.disconnect()
      // The second frame begins once the first is painted.
      requestAnimationFrame(() => requestAnimationFrame(() => Object.assign(window, { firstRowAt: performance.now() })))
    })
    watch.observe(document, { childList: true, subtree: true })
  })
}

/** Milliseconds from the page's start. */
export async function firstRowOf(page: Page): Promise<number> {
  const found = await page.waitForFunction(() => Reflect.get(window, 'firstRowAt'))
  return Number(await found.jsonValue())
}
