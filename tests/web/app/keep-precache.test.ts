import { readFileSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'

const source = readFileSync('web/public/keep-precache.js', 'utf8')
const app = '<!doctype html><div id="root"></div>'
const page = (text: string) => new Response(text, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })

/** Request with its `cache`, which happy-dom leaves out. */
class Asked {
  url = ''
  cache: RequestCache = 'default'
  constructor(asked: Asked | string, cache: RequestCache = 'default') {
    Object.assign(this, typeof asked === 'string' ? { url: `https://canteiro.example${asked}`, cache } : asked)
  }
}

/** The shipped file in a worker of its own, with what its precache holds and what the network answers. */
function startWorker(held: Record<string, string>, answer: (url: string) => Response) {
  const kept = new Map(Object.entries(held).map(([path, text]) => [`https://canteiro.example${path}`, text]))
  const cache = {
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    match: async ({ url }: { url: string }) => (kept.has(url) ? new Response(kept.get(url)) : undefined),
    delete: async ({ url }: { url: string }) => kept.delete(url),
  }
  const caches = { keys: async () => ['workbox-precache-v2-https://canteiro.example/', 'web-push'], open: async () => cache }
  const listeners = new Map<string, (event: object) => void>()
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    fetch: async (asked: Asked) => answer(asked.url),
  }
  new Function('self', 'caches', 'Request', source)(self, caches, Asked)
  /** As Workbox installs: what it finds is left as it is. */
  const install = vi.fn(async (path: string, mode: RequestCache) => {
    const asked = new Asked(path, mode)
    if (!kept.has(asked.url)) kept.set(asked.url, await (await self.fetch(asked)).text())
  })
  self.addEventListener('install', (event) => {
    const { waitUntil } = event as { waitUntil(work: Promise<unknown>): void }
    waitUntil(install('/index.html', 'reload').then(() => install('/assets/app.js', 'default')))
  })
  const dispatch = async (type: string, event: object = {}) => {
    let work: Promise<unknown> | undefined
    listeners.get(type)?.({ type, ...event, waitUntil: (given: Promise<unknown>) => (work = given) })
    await work
  }
  const holds = () => Object.fromEntries([...kept].map(([url, text]) => [new URL(url).pathname, text]))
  return { dispatch, fill: () => dispatch('message', { data: { type: 'FILL_PRECACHE' } }), holds, fetch: self.fetch, install }
}

const honest = (url: string) => (url.endsWith('.html') ? page(app) : new Response('code', { headers: { 'Content-Type': 'text/javascript' } }))
const whole = { '/index.html': app, '/assets/app.js': 'code' }

beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => undefined))

test('a worker whose cache was emptied fetches again what is missing, and nothing that is there', async () => {
  const answer = vi.fn(honest)
  const worker = startWorker({ '/index.html': app }, answer)
  await worker.dispatch('message', { data: { type: 'SKIP_WAITING' } })
  expect(worker.install).not.toHaveBeenCalled()
  await worker.fill()
  expect(worker.holds()).toEqual(whole)
  expect(answer.mock.calls).toEqual([['https://canteiro.example/assets/app.js']])
})

test('a page of a filter that was kept in place of the app is dropped as the worker starts, and the app takes its place', async () => {
  const worker = startWorker({ '/index.html': '<h1>Aceite os termos</h1>', '/assets/app.js': 'code' }, honest)
  await vi.waitFor(() => expect(worker.holds()).toEqual({ '/assets/app.js': 'code' }))
  await worker.fill()
  expect(worker.holds()).toEqual(whole)
})

test('what a filter answers is not kept: the installation fails, and what is missing is asked for at the next start', async () => {
  let answer = (_url: string) => page('<h1>Aceite os termos</h1>')
  const worker = startWorker({}, (url) => answer(url))
  await expect(worker.dispatch('install')).rejects.toThrow(TypeError)
  await worker.fill()
  expect(worker.holds()).toEqual({})
  // A person who is asked to accept something sees that page.
  expect(await (await worker.fetch(new Asked('/index.html'))).text()).toContain('Aceite')
  await expect(worker.fetch(new Asked('/assets/app.js'))).rejects.toThrow(TypeError)
  answer = honest
  await worker.fill()
  expect(worker.holds()).toEqual(whole)
})
