import type { Page } from '@playwright/test'

/** From the next load on, discards can be undone until the page goes, however slow the test. */
export const keepUndo = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const later = window.setTimeout.bind(window)
    window.setTimeout = Object.assign(
      (job: TimerHandler, ms?: number, ...args: unknown[]) => (ms === 8_000 ? 0 : later(job, ms, ...args)),
      window.setTimeout,
    )
  })
