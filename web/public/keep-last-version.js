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
