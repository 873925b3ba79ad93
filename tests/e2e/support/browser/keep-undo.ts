import type { Page } from '@playwright/test'

/** From the next load on, a discard can be undone until its page goes: nothing depends on being fast. */
export const keepUndo = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const later = window.setTimeout.bind(window)
    window.setTimeout = Object.assign(
      (job: TimerHandler, ms?: number, ...args: unknown[]) => (ms === 8_000 ? 0 : later(job, ms, ...args)),
      window.setTimeout,
    )
  })
