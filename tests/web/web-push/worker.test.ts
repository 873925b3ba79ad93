import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test, vi } from 'vitest'

const source = readFileSync('web/public/web-push.js', 'utf8')

const words = {
  unasked: { title: 'Novidades no Canteiro', body: 'Abra para ver o que chegou.', path: '/dashboard' },
  nothingNew: { title: 'Canteiro', body: 'Você já viu tudo o que chegou.', path: '/dashboard' },
  unread: { title: 'Canteiro', body: 'Avisos e mensagens não lidos: {N}', path: '/dashboard' },
}
const kept = { secret: 's'.repeat(64), endpoint: 'https://fcm.googleapis.com/fcm/send/x', words }
const onApple = { ...kept, endpoint: 'https://web.push.apple.com/x' }
const news = {
  title: 'Nova proposta para “Muro”',
  body: 'João enviou uma proposta.',
  path: '/projetos/p/propostas',
  tag: '/projetos/p/propostas',
  unread: 3,
}

const mark = { verb: 'mark_notifications_read', args: { ids: ['notice000000000'] } }
const buttons = { see: 'Ver proposta', read: 'Marcar como lida', mark }

type Question = { webPush: string; path?: string }
type Notice = { title: string; tag: string; silent: boolean; actions: object[]; data: { path: string; mark?: object }; close: () => void }

/** A page as its browser shows it to the worker; without `answer` it is suspended, or of an older version. */
const aPage = (visibilityState: string, answer?: (question: Question) => boolean, url = 'https://canteiro.example/dashboard') => ({
  url,
  visibilityState,
  focus: vi.fn(async () => undefined),
  navigate: vi.fn(async (_url: string) => undefined),
  postMessage: (question: Question, [port]: MessagePort[]) => {
    if (answer) port?.postMessage(answer(question))
  },
})

type Given = { kept?: object | null; answer?: () => Response; pages?: ReturnType<typeof aPage>[]; shown?: Partial<Notice>[] }

/** The shipped file in a worker of its own. */
function startWorker({ kept: given = kept, answer = () => Response.json(news), pages = [], shown = [] }: Given) {
  const listeners = new Map<string, (event: object) => void>()
  const subscription = { unsubscribe: vi.fn(async () => true) }
  const told: Notice[] = []
  const marks = new Map<string, Response>()
  const cache = {
    match: async (path: string) => marks.get(path)?.clone(),
    put: async (path: string, response: Response) => void marks.set(path, response),
  }
  const caches = { match: async () => (given ? Response.json(given) : undefined), open: async () => cache, delete: vi.fn(async () => true) }
  const remembered = async (): Promise<unknown> => (await cache.match('/web-push/marks'))?.json()
  const registration = {
    pushManager: { getSubscription: async () => subscription },
    getNotifications: async ({ tag }: { tag?: string } = {}) => [...shown, ...told].filter((one) => tag === undefined || one.tag === tag),
    showNotification: async (title: string, options: Omit<Notice, 'title' | 'close'>) => void told.push({ title, ...options, close: vi.fn() }),
  }
  const clients = { matchAll: async () => pages, openWindow: vi.fn(async (_path: string) => undefined) }
  const navigator = { setAppBadge: vi.fn(async () => undefined), clearAppBadge: vi.fn(async () => undefined) }
  const self = { registration, clients, addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener) }
  const fetch = vi.fn(async () => answer())
  new Function('self', 'caches', 'navigator', 'fetch', source)(self, caches, navigator, fetch)
  /** Dispatches an event, and resolves once the worker is done with it. */
  const dispatch = async (name: string, event: object = {}) => {
    let work: Promise<unknown> | undefined
    listeners.get(name)?.({ ...event, waitUntil: (given: Promise<unknown>) => (work = given) })
    await work
    return told
  }
  return { dispatch, subscription, caches, clients, navigator, fetch, remembered }
}

const push = (given: Given = {}) => startWorker(given).dispatch('push')

describe('a push', () => {
  beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => undefined))

  test('[PRODUCT 83] shows what the server says is new, under its tag, and counts on the icon', async () => {
    const worker = startWorker({})
    expect(await worker.dispatch('push')).toMatchObject([
      { title: news.title, body: news.body, tag: news.tag, silent: false, data: { path: news.path } },
    ])
    expect(worker.fetch).toHaveBeenCalledWith('/api/web-push/news', expect.objectContaining({ body: JSON.stringify({ secret: kept.secret }) }))
    expect(worker.navigator.setAppBadge).toHaveBeenCalledWith(3)
  })

  test.each<[string, () => Response]>([
    ['the way is lost', () => Response.error()],
    ['the server fails', () => Response.json({ code: 'unavailable' }, { status: 503 })],
    ['a hotel answers', () => new Response('<html></html>')],
    ['a proxy knows no such page', () => Response.json({}, { status: 404 })],
  ])('says that there is news where %s', async (_, answer) => {
    const worker = startWorker({ answer })
    expect(await worker.dispatch('push')).toMatchObject([
      { title: words.unasked.title, body: words.unasked.body, tag: 'canteiro', data: { path: '/dashboard' } },
    ])
    expect(worker.navigator.clearAppBadge).not.toHaveBeenCalled()
    expect(worker.subscription.unsubscribe).not.toHaveBeenCalled()
  })

  test.each<[string, Given]>([
    ['the server has ended', { answer: () => Response.json({ code: 'not_found' }, { status: 404 }) }],
    ['this device has forgotten', { kept: null }],
  ])('of a subscription that %s ends it and says nothing', async (_, given) => {
    const worker = startWorker(given)
    expect(await worker.dispatch('push')).toEqual([])
    expect(worker.caches.delete).toHaveBeenCalledWith('web-push')
    expect(worker.subscription.unsubscribe).toHaveBeenCalledOnce()
  })

  const nothing = () => Response.json({ unread: 0 })

  test('after what was read elsewhere meanwhile says so silently, and only where no other notification stands', async () => {
    expect(await push({ answer: nothing })).toMatchObject([{ body: words.nothingNew.body, tag: 'quiet', silent: true }])
    const shown = [{ title: news.title, tag: news.tag }]
    expect(await push({ answer: nothing, shown })).toEqual([])
    const [onAppleOnly] = await push({ answer: nothing, shown, kept: onApple })
    expect(onAppleOnly?.close).toHaveBeenCalledOnce()
  })

  test('after a lost answer says how much is unread, and never that all was seen', async () => {
    expect(await push({ answer: () => Response.json({ unread: 9 }) })).toMatchObject([{ body: 'Avisos e mensagens não lidos: 9', silent: true }])
  })

  test('with news takes away what said that there was none', async () => {
    const quiet = { title: words.nothingNew.title, tag: 'quiet', close: vi.fn() }
    expect(await push({ shown: [quiet] })).toMatchObject([{ title: news.title }])
    expect(quiet.close).toHaveBeenCalledOnce()
  })

  test('[PRODUCT 83] shows nothing while a page is looked at, on Apple’s systems a notification that closes at once', async () => {
    const visible = aPage('visible', ({ webPush }) => webPush === 'visible')
    expect(await push({ pages: [aPage('hidden', () => true), visible] })).toEqual([])
    const [quiet, ...more] = await push({ pages: [visible], kept: onApple })
    expect(more).toEqual([])
    expect(quiet).toMatchObject({ tag: 'quiet', silent: true })
    expect(quiet?.close).toHaveBeenCalledOnce()
  })

  test('is shown where the page only calls itself visible, or says that it is not', async () => {
    expect(await push({ pages: [aPage('visible'), aPage('visible', () => false), aPage('hidden', () => true)] })).toHaveLength(1)
  })
})

describe('a pressed notification', () => {
  const pressed = () => ({ notification: { data: { path: news.path }, close: vi.fn() } })
  const admin = () => aPage('visible', () => true, 'https://canteiro.example/admin/users')

  test('[PRODUCT 83] is opened by the page that is there, which keeps what was typed; administrators’ pages are left alone', async () => {
    const asked: Question[] = []
    const page = aPage('hidden', (question) => asked.push(question) > 0)
    const worker = startWorker({ pages: [admin(), page] })
    const event = pressed()
    await worker.dispatch('notificationclick', event)
    expect(event.notification.close).toHaveBeenCalledOnce()
    expect(page.focus).toHaveBeenCalledOnce()
    expect(asked).toEqual([{ webPush: 'open', path: news.path }])
    expect([page.navigate.mock.calls, worker.clients.openWindow.mock.calls]).toEqual([[], []])
  })

  test('navigates a page that does not answer', async () => {
    const page = aPage('hidden')
    await startWorker({ pages: [page] }).dispatch('notificationclick', pressed())
    expect(page.navigate).toHaveBeenCalledWith(news.path)
  })

  test('opens a window where there is none', async () => {
    const worker = startWorker({ pages: [admin()] })
    await worker.dispatch('notificationclick', pressed())
    expect(worker.clients.openWindow).toHaveBeenCalledWith(news.path)
  })
})

describe("a notification's buttons", () => {
  beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => undefined))

  const pressed = (action: string, data: object = { path: news.path, mark }) => ({ action, notification: { data, close: vi.fn() } })
  const press = async (answer: () => Response, event = pressed('read'), more: Given = {}) => {
    const worker = startWorker({ answer, ...more })
    await worker.dispatch('notificationclick', event)
    return worker
  }

  test('[PRODUCT 83] are there for one thing, and not where the server names none, as an older one', async () => {
    const [shown] = await push({ answer: () => Response.json({ ...news, buttons }) })
    expect(shown?.actions).toEqual([
      { action: 'see', title: 'Ver proposta' },
      { action: 'read', title: 'Marcar como lida' },
    ])
    expect(shown?.data).toEqual({ path: news.path, mark })
    expect((await push())[0]).toMatchObject({ actions: [], data: { path: news.path } })
  })

  test('[PRODUCT 83] mark as read on the server without opening the app, and the icon’s number follows', async () => {
    const event = pressed('read')
    const worker = await press(() => Response.json({ unread: 2 }), event)
    expect(event.notification.close).toHaveBeenCalledOnce()
    const body = JSON.stringify({ secret: kept.secret, mark })
    expect(worker.fetch).toHaveBeenCalledWith('/api/web-push/read', expect.objectContaining({ body }))
    expect(worker.navigator.setAppBadge).toHaveBeenCalledWith(2)
    expect([worker.clients.openWindow.mock.calls, await worker.remembered()]).toEqual([[], undefined])
  })

  test.each<[string, () => Response]>([
    ['the way is lost', () => Response.error()],
    ['the server fails', () => Response.json({ code: 'retry' }, { status: 503 })],
    ['too many were pressed', () => Response.json({ code: 'too_many_requests' }, { status: 429 })],
    ['a hotel answers', () => new Response('<html></html>')],
    ['a server before this one answers', () => new Response('', { status: 404 })],
  ])('[PRODUCT 83] are remembered for the app where %s', async (_, answer) => {
    expect(await (await press(answer)).remembered()).toEqual([mark])
  })

  test('remember the newest twenty', async () => {
    const worker = startWorker({ answer: () => Response.error() })
    for (let n = 0; n < 25; n++) await worker.dispatch('notificationclick', pressed('read', { path: '/', mark: { n } }))
    expect(await worker.remembered()).toEqual(Array.from({ length: 20 }, (_, n) => ({ n: n + 5 })))
  })

  test.each<[string, () => Response, Given]>([
    ['the server refuses', () => Response.json({ code: 'malformed' }, { status: 400 }), {}],
    ['has an ended subscription', () => Response.json({ code: 'not_found' }, { status: 404 }), {}],
    ['this device has no subscription for any more', () => Response.json({ unread: 0 }), { kept: null }],
  ])('forget what %s', async (_, answer, more) => {
    expect(await (await press(answer, pressed('read'), more)).remembered()).toBeUndefined()
  })

  test('open the page as the notification itself does', async () => {
    const worker = await press(() => Response.error(), pressed('see'))
    expect(worker.clients.openWindow).toHaveBeenCalledWith(news.path)
    const unmarked = await press(() => Response.error(), pressed('read', { path: news.path }))
    expect([unmarked.clients.openWindow.mock.calls, unmarked.fetch.mock.calls]).toEqual([[[news.path]], []])
  })
})
