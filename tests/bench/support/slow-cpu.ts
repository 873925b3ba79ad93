import type { Page } from 'playwright'

/** As slow as a cheap phone, beside what this machine is. */
export const CHEAP_PHONE = 4

/** Slows a page's own threads down so many times; 1 is as fast as the machine. */
export async function slowCpu(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
}
