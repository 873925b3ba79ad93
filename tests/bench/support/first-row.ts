import type { Page } from 'playwright'

/** Notes on each page that is opened from now on when the first row of its list was painted. */
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

/** Milliseconds from the start of the page until then. */
export async function firstRowOf(page: Page): Promise<number> {
  const found = await page.waitForFunction(() => Reflect.get(window, 'firstRowAt'))
  return Number(await found.jsonValue())
}
