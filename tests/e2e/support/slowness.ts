import type { BrowserContext } from '@playwright/test'

/** By how much `SLOW=6 npm test -- e2e` slows each page's processor down: 1 is as fast as the machine. */
export const slowness = Math.max(1, Number(process.env.SLOW) || 1)

/** Slows every page of this browser down, as Chromium does it itself. */
export function slowDown(context: BrowserContext): void {
  if (slowness === 1) return
  context.on('page', async (page) => {
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  })
}
