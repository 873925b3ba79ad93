/**
 * Part of the service worker. A tab of the version that leaves may still ask for screens it never opened, while the new one's cache has no place for
 * them: they are put aside here before it comes, and stay until the version after it.
 */
const LAST_VERSION = 'last-version'

self.addEventListener('install', (event) => {
  // An update is worth more than what an old tab may miss: that one helps itself by a fresh page.
  const installing = /** @type {Event & { waitUntil(work: Promise<void>): void }} */ (event)
  installing.waitUntil(keepLastVersion().catch(() => undefined))
})

async function keepLastVersion() {
  await caches.delete(LAST_VERSION)
  const kept = await caches.open(LAST_VERSION)
  for (const name of await caches.keys()) {
    if (!name.startsWith('workbox-precache')) continue
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const response = request.url.includes('/assets/') && (await cache.match(request))
      if (response) await kept.put(request, response)
    }
  }
}

/**
 * A filter or a portal that answers everything with a page of its own must not end up as this app's scripts: an installation that keeps such a page stays
 * blank until the next release. What fails here fails the installation, which is tried again at the next visit.
 */
const fetched = self.fetch
self.fetch = async (asked, options) => {
  const response = await fetched(asked, options)
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html')
  const { url } = new Request(asked)
  if (isPage && url.includes('/assets/')) throw new TypeError(`${url} came as a page.`)
  return response
}
