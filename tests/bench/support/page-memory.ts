import type { Page } from 'playwright'

const BYTES_A_MB = 1e6

/** In MB, after garbage collection. */
export async function memoryOf(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  try {
    await devtools.send('Performance.enable')
    await devtools.send('HeapProfiler.collectGarbage')
    const { metrics } = await devtools.send('Performance.getMetrics')
    const used = metrics.find(({ name }) => name === 'JSHeapUsedSize')
    if (!used) throw new Error('the browser does not tell the memory of its page')
    return used.value / BYTES_A_MB
  } finally {
    await devtools.detach()
  }
}
