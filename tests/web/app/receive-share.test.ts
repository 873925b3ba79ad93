import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cacheStorage } from '../data/cache-storage'

const source = readFileSync('web/public/receive-share.js', 'utf8')
const origin = 'https://canteiro.example'
const DAY_MS = 86_400_000

type Shared = Partial<Record<'title' | 'text' | 'url', string>> & { photos?: readonly File[] }
type Posted = { from?: string | undefined; path?: string; method?: string }

const photo = (name: string, { type = 'image/jpeg', size = 10 } = {}): File =>
  Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size })

/** The shipped file in a worker of its own. */
function startWorker(caches = cacheStorage()) {
  const listeners = new Map<string, (event: object) => void>()
  const self = { addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener) }
  const location = { origin }
  let given = 0
  const crypto = { randomUUID: () => `id${++given}` }
  new Function('self', 'caches', 'location', 'crypto', source)(self, caches, location, crypto)
  /** Where the worker leads to; undefined where it leaves the request alone. */
  async function post({ photos = [], ...words }: Shared, { from, path = '/receber', method = 'POST' }: Posted = {}) {
    const form = new FormData()
    for (const [name, text] of Object.entries(words)) form.set(name, text)
    // A form makes new files of those that it is given, and forgets what the test says of their size.
    const formData = async () => Object.assign(form, { getAll: () => photos })
    const request = { method, url: origin + path, headers: new Headers(from ? { Origin: from } : {}), formData }
    let answer: Promise<Response> | undefined
    listeners.get('fetch')?.({ request, respondWith: (response: Promise<Response>) => (answer = response) })
    const response = await answer
    return response && [response.status, response.headers.get('Location')?.replace(origin, '')]
  }
  const kept = async () => (await caches.match('/receber/kept', { cacheName: 'received' }))?.json()
  return { post, kept, caches }
}

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  // Node's takes no address without an origin.
  vi.spyOn(Response, 'redirect').mockImplementation((url, status = 302) => new Response(null, { status, headers: { Location: String(url) } }))
})

describe('[PRODUCT 95] what another app shares', () => {
  test('is kept, and its page is named with an id that no other page has', async () => {
    const worker = startWorker()
    expect(await worker.post({ text: 'Muro de 12 m', photos: [photo('a.jpg'), photo('b.png', { type: 'image/png' })] })).toEqual([
      303,
      '/receber?id=id1',
    ])
    expect(await worker.kept()).toMatchObject({ id: 'id1', text: 'Muro de 12 m', isCut: false, photos: ['a.jpg', 'b.png'], left: 0 })
    expect(worker.caches.paths('received')).toEqual(['/receber/kept/0', '/receber/kept/1', '/receber/kept'])
  })

  test('is one text: what one part has of another is said once', async () => {
    const worker = startWorker()
    await worker.post({ title: 'Muro', text: 'Muro, veja https://a.example/1', url: 'https://a.example/1' })
    expect((await worker.kept()).text).toBe('Muro, veja https://a.example/1')
    await worker.post({ title: 'Telha', text: 'Telha', url: 'https://a.example/2' })
    expect((await worker.kept()).text).toBe('Telha\nhttps://a.example/2')
  })

  test('is bounded in number, size and kind, and what is left out is counted', async () => {
    const worker = startWorker()
    const many = Array.from({ length: 9 }, (_, n) => photo(`${n}.jpg`))
    await worker.post({ photos: many })
    expect(await worker.kept()).toMatchObject({ photos: many.slice(0, 8).map(({ name }) => name), left: 1 })
    const large = (name: string) => photo(name, { size: 20_000_000 })
    await worker.post({ photos: [photo('a.jpg', { size: 20_000_001 }), ...['b', 'c', 'd', 'e', 'f'].map(large)] })
    expect(await worker.kept()).toMatchObject({ photos: ['b', 'c', 'd', 'e'], left: 2 })
    await worker.post({ photos: [photo('a.svg', { type: 'image/svg+xml' }), photo('a.html', { type: 'text/html' }), photo('a', { type: '' })] })
    expect(await worker.kept()).toMatchObject({ photos: [], left: 3 })
    await worker.post({ text: `${'x'.repeat(4_999)}😀` })
    expect(await worker.kept()).toMatchObject({ text: 'x'.repeat(4_999), isCut: true })
  })

  test('takes the place of what was there before, also of two at once', async () => {
    const worker = startWorker()
    await Promise.all([worker.post({ photos: [photo('a.jpg'), photo('b.jpg')] }), worker.post({ photos: [photo('c.jpg')] })])
    expect(await worker.kept()).toMatchObject({ id: 'id2', photos: ['c.jpg'] })
    expect(worker.caches.paths('received')).toEqual(['/receber/kept/0', '/receber/kept'])
  })

  test.each<[string, Shared, Posted]>([
    ['a page of another site posts', { text: 'x' }, { from: 'https://evil.example' }],
    ['nothing was shared', { text: ' ' }, {}],
  ])('is not kept where %s', async (_, shared, posted) => {
    const worker = startWorker()
    await worker.post({ text: 'Muro' })
    expect(await worker.post(shared, posted)).toEqual([303, '/receber'])
    expect(await worker.kept()).toMatchObject({ text: 'Muro' })
  })

  test('leads to its page where the device has no room, and the next one is kept', async () => {
    const worker = startWorker()
    vi.spyOn(worker.caches, 'open').mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'))
    expect(await worker.post({ text: 'Muro' })).toEqual([303, '/receber'])
    expect(await worker.post({ text: 'Telha' })).toEqual([303, '/receber?id=id1'])
  })

  test('is no other request', async () => {
    const { post } = startWorker()
    expect(await post({ text: 'x' }, { method: 'GET' })).toBeUndefined()
    expect(await post({ text: 'x' }, { path: '/receber/kept' })).toBeUndefined()
    expect(await post({ text: 'x' }, { path: '/api/sync/push' })).toBeUndefined()
  })

  test('is gone after a day', async () => {
    const { post, caches } = startWorker()
    await post({ text: 'Muro' })
    const now = Date.now()
    vi.spyOn(Date, 'now').mockReturnValue(now + DAY_MS - 1)
    expect(await startWorker(caches).kept()).toMatchObject({ text: 'Muro' })
    vi.spyOn(Date, 'now').mockReturnValue(now + DAY_MS + 60_000)
    const next = startWorker(caches)
    await vi.waitFor(async () => expect(await next.kept()).toBeUndefined())
  })
})
