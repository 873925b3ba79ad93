import type { Page } from '@playwright/test'

declare global {
  interface Window {
    endUndo?: () => void
  }
}

/** From the next load on, a discard can be undone until `endUndo`, or until its page goes: nothing depends on being fast. */
export async function keepUndo(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const [later, clear] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)]
    const waiting = new Map<number, () => void>()
    window.setTimeout = Object.assign((job: TimerHandler, ms?: number, ...args: unknown[]) => {
      if (ms !== 8_000 || typeof job !== 'function') return later(job, ms, ...args)
      const id = later(() => undefined, 0)
      waiting.set(id, () => job())
      return id
    }, window.setTimeout)
    window.clearTimeout = (id) => {
      waiting.delete(Number(id))
      clear(id)
    }
    window.endUndo = () => {
      for (const job of waiting.values()) job()
      waiting.clear()
    }
  })
}

/** The eight seconds are over. */
export const endUndo = (page: Page): Promise<void> => page.evaluate(() => window.endUndo?.())
