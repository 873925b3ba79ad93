/**
 * Part of the service worker, before Workbox's own. A browser may empty the worker's cache, and a filter or a portal may have put a page of its own into it;
 * Workbox fills it at an installation only, so the device would open nothing offline until the next release. At each start of a page the app asks for what
 * is missing, and Workbox's installation runs once more: it fetches what it does not find, and nothing else.
 */
{
  /** @typedef {Event & { waitUntil(work: Promise<unknown>): void }} WorkerEvent */
  /** @typedef {(event: { type: 'install', waitUntil(work: Promise<unknown>): void }) => unknown} Install */
  const MARK = 'id="root"'

  /** @type {Install[]} */
  const installations = []
  const listen = self.addEventListener
  self.addEventListener = (/** @type {[string, EventListenerOrEventListenerObject]} */ ...given) => {
    if (given[0] === 'install') installations.push(/** @type {Install} */ (/** @type {unknown} */ (given[1])))
    listen.apply(self, given)
  }

  self.addEventListener('message', (event) => {
    const asked = /** @type {WorkerEvent & { data: unknown }} */ (/** @type {unknown} */ (event))
    if (Object(asked.data).type === 'FILL_PRECACHE') asked.waitUntil(fillPrecache())
  })

  const fillPrecache = async () => {
    try {
      await dropForeign()
      /** @type {Promise<unknown>[]} */
      const works = []
      for (const install of installations) install({ type: 'install', waitUntil: (work) => void works.push(work) })
      await Promise.all(works)
    } catch (error) {
      console.info('What this device keeps of the app could not be completed.', error)
    }
  }

  /** Drops a page that is none of the app, and a page in the place of a script. */
  const dropForeign = async () => {
    for (const name of await caches.keys()) {
      if (!name.startsWith('workbox-precache')) continue
      const cache = await caches.open(name)
      const pages = (await cache.keys()).filter(({ url }) => new URL(url).pathname.endsWith('.html'))
      for (const page of pages) {
        const text = await (await cache.match(page))?.text()
        if (text !== undefined && !text.includes(MARK)) await cache.delete(page)
      }
    }
  }

  // A device that such a page is kept on shows it in place of the app, which then asks for nothing.
  void dropForeign().catch(() => undefined)

  /** A page that would be kept must be the app's: what fails here fails the installation, which is tried again at the next visit. */
  const fetched = self.fetch
  self.fetch = async (asked, options) => {
    const response = await fetched(asked, options)
    const { url, cache } = new Request(asked)
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response
    const isForeign = url.includes('/assets/') || (cache === 'reload' && !(await response.clone().text()).includes(MARK))
    if (isForeign) throw new TypeError(`${url} came as a page of another.`)
    return response
  }
}
