import type { BrowserContext, Page, Route } from '@playwright/test'

/**
 * Chromium stays offline after a navigation, but tells the new document otherwise: each is told again. With `server`, as for the desktop app, only
 * that is unreachable.
 */
export async function createNetwork(context: BrowserContext, page: Page, server?: string) {
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  let isOffline = false
  const tellPage = () => cdp.send('Network.overrideNetworkState', { offline: isOffline, latency: 0, downloadThroughput: -1, uploadThroughput: -1 })
  page.on('framenavigated', async (frame) => {
    if (isOffline && frame === page.mainFrame()) await tellPage().catch(() => undefined)
  })
  const refuse = (route: Route) => route.abort('internetdisconnected')
  const cut = async (offline: boolean) => {
    isOffline = offline
    if (!server) await context.setOffline(offline)
    else if (offline) await context.route(`${server}/**`, refuse)
    else await context.unroute(`${server}/**`, refuse)
    await tellPage()
  }
  return { off: () => cut(true), on: () => cut(false) }
}
