import type { Page } from 'playwright'

/** As slow as a cheap phone, beside what this machine is. */
export const CHEAP_PHONE = 4

/** The result of `work` while a page's own threads are so many times slower. Its session ends with it: one that stays would slow down each page that is opened later. */
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
