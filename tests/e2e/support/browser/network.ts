import type { BrowserContext, Page } from '@playwright/test'

/** Chromium stays offline after a navigation, but tells the new document otherwise: each is told again. */
export async function createNetwork(context: BrowserContext, page: Page) {
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  let isOffline = false
  const tellPage = () => cdp.send('Network.overrideNetworkState', { offline: isOffline, latency: 0, downloadThroughput: -1, uploadThroughput: -1 })
  page.on('framenavigated', async (frame) => {
    if (isOffline && frame === page.mainFrame()) await tellPage().catch(() => undefined)
  })
  const cut = async (offline: boolean) => {
    isOffline = offline
    await context.setOffline(offline)
    await tellPage()
  }
  return { off: () => cut(true), on: () => cut(false) }
}
