/**
 * Part of the service worker: keeps what another app shares with this one until its person has said where it goes (data/received.ts). Any page of the
 * web may post here, so it is bounded, there is one at a time, and nothing of the person's own is touched. Product 95.
 */
{
  /** @typedef {import('../src/data/received').Kept} Kept */
  /** @typedef {Event & { request: Request, respondWith(answer: Promise<Response>): void }} FetchEvent */
  const CACHE = 'received'
  const PATH = '/receber'
  const KEPT = '/receber/kept'
  const MOST_PHOTOS = 8
  const MOST_BYTES_OF_ONE = 20_000_000
  const MOST_BYTES = 80_000_000
  const MOST_TEXT = 5_000
  const DAY_MS = 86_400_000

  self.addEventListener('fetch', (event) => {
    const asked = /** @type {FetchEvent} */ (event)
    const { method, url } = asked.request
    if (method === 'POST' && new URL(url).pathname === PATH) asked.respondWith(receive(asked.request))
  })

  /** One at a time: two at once would leave photos of both. @type {Promise<unknown>} */
  let turn = Promise.resolve()

  /** The page of what was kept; of nothing where it could not be. @param {Request} request */
  const receive = async (request) => {
    const keeping = turn.then(() => (isOfAnotherSite(request) ? undefined : keep(request)))
    turn = keeping.catch(() => undefined)
    const id = await keeping.catch((error) => console.info('What was shared could not be kept.', error))
    return Response.redirect(id ? `${PATH}?id=${id}` : PATH, 303)
  }

  /** A share of the system comes from no site; a page that hides its own passes for one. @param {Request} request */
  const isOfAnotherSite = ({ headers }) => {
    const origin = headers.get('Origin') ?? 'null'
    return origin !== 'null' && origin !== location.origin
  }

  /** @param {Request} request @returns {Promise<string | undefined>} Its id, without which no page shows it. */
  const keep = async (request) => {
    const form = await request.formData()
    const text = textOf(form)
    const { photos, left } = photosOf(form)
    if (text === '' && photos.length + left === 0) return undefined
    await caches.delete(CACHE)
    const cache = await caches.open(CACHE)
    for (const [n, photo] of photos.entries()) await cache.put(`${KEPT}/${n}`, new Response(photo))
    const id = crypto.randomUUID()
    const cut = text.slice(0, MOST_TEXT).replace(/[\uD800-\uDBFF]$/, '')
    /** @type {Kept} */
    const kept = { id, at: Date.now(), text: cut, isCut: cut !== text, photos: photos.map(({ name }) => name), left }
    await cache.put(KEPT, new Response(JSON.stringify(kept)))
    return id
  }

  /** Title, text and link, each unless another one has it. @param {FormData} form */
  const textOf = (form) => {
    const parts = ['title', 'text', 'url'].map((name) => String(form.get(name) ?? '').trim())
    const isSaid = (/** @type {string} */ part, /** @type {number} */ at) =>
      parts.some((other, n) => n !== at && other.includes(part) && (other !== part || n < at))
    return parts.filter((part, at) => part !== '' && !isSaid(part, at)).join('\n')
  }

  /** Their preparation finds out what is none; a drawing that may run scripts does not get there. @param {FormData} form */
  const photosOf = (form) => {
    const files = form.getAll('photos').filter((given) => given instanceof File)
    /** @type {File[]} */
    const photos = []
    let bytes = 0
    for (const file of files) {
      const isPicture = /^image\/(?!svg)/.test(file.type) && file.size <= MOST_BYTES_OF_ONE
      if (!isPicture || photos.length === MOST_PHOTOS || bytes + file.size > MOST_BYTES) continue
      bytes += file.size
      photos.push(file)
    }
    return { photos, left: files.length - photos.length }
  }

  const forgetOld = async () => {
    /** @type {Kept | undefined} */
    const kept = await (await caches.match(KEPT, { cacheName: CACHE }))?.json()
    if (kept && Math.abs(Date.now() - kept.at) > DAY_MS) await caches.delete(CACHE)
  }

  void forgetOld().catch(() => undefined)
}
