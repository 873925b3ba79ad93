import type { Page } from '@playwright/test'

/** Everything is on the device when the worker is ready; on a first visit it takes over without a new page. */
export async function workerStands(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  })
}
