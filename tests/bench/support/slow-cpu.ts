import type { Page } from 'playwright'

/** Beside this machine. */
export const CHEAP_PHONE = 4

/** Its session ends: a remaining one would slow later pages. */
export async function withSlowCpu<T>(page: Page, rate: number, work: () => Promise<T>): Promise<T> {
  const devtools = await page.context().newCDPSession(page)
  try {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate })
    return await work()
  } finally {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await devtools.detach()
  }
}
