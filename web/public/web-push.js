/**
 * Part of the service worker: tells of news while the app is closed. A push carries nothing, so the server is asked what is new, by the secret of this
 * device's subscription. Its own sentences are in what the page keeps for it (stored-subscription.ts). Product 83.
 */
{
  /**
   * @typedef {import('../src/data/web-push/stored-subscription').StoredSubscription} Kept
   * @typedef {import('#domain/wire/wire-answers').WebPushNews} News
   * @typedef {import('#domain/wire/wire-requests').WebPushMark} Mark
   * @typedef {{ url: string, visibilityState: string, postMessage(message: unknown, ports: MessagePort[]): void, focus(): Promise<unknown>, navigate(url: string): Promise<unknown> }} Page
   * @typedef {{
   *   registration: ServiceWorkerRegistration,
   *   clients: { matchAll(options: { type: 'window', includeUncontrolled: true }): Promise<Page[]>, openWindow(url: string): Promise<unknown> },
   * }} WorkerScope
   * @typedef {Event & { waitUntil(work: Promise<unknown>): void, notification: Notification, action: string }} WorkerEvent
   */
  const { registration, clients } = /** @type {WorkerScope} */ (/** @type {unknown} */ (self))

  /** How long the server may take; browsers let a worker run for some 30 s after a push. */
  const ASK_MS = 8_000
  const VISIBLE_MS = 500
  const OPEN_MS = 1_000
  const MOST_MARKS = 20
  /** Tag of what goes as soon as there is news. */
  const QUIET = 'quiet'

  self.addEventListener('push', (event) => /** @type {WorkerEvent} */ (event).waitUntil(tellNews()))
  self.addEventListener('notificationclick', (event) => {
    const pressed = /** @type {WorkerEvent} */ (event)
    pressed.notification.close()
    const { path, mark } = pressed.notification.data
    pressed.waitUntil(pressed.action === 'read' && mark ? markRead(mark) : openPage(path))
  })

  const tellNews = async () => {
    const kept = await storedSubscription()
    const news = kept ? await askNews(kept.secret) : 'ended'
    if (!kept || news === 'ended') return endSubscription()
    await showUnread(news?.unread)
    await ((await isLookedAt()) ? hush(kept) : show(kept, news))
  }

  /** @returns {Promise<Kept | undefined>} */
  const storedSubscription = async () => (await caches.match('/web-push/kept', { cacheName: 'web-push' }))?.json()

  /** @param {string} secret @returns {Promise<News | 'ended' | undefined>} Nothing where the server could not be asked. */
  const askNews = async (secret) => {
    const { status, answer } = await ask('/api/web-push/news', { secret })
    if (status === 200 && typeof answer?.unread === 'number') return answer
    // A proxy's own 404 says nothing of the subscription.
    return status === 404 && answer?.code === 'not_found' ? 'ended' : undefined
  }

  /** @param {string} path @param {object} body @returns {Promise<{ status: number, answer?: any }>} Status 0 without an answer in JSON. */
  const ask = async (path, body) => {
    try {
      const headers = { 'Content-Type': 'application/json' }
      const signal = AbortSignal.timeout(ASK_MS)
      const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body), signal })
      return { status: response.status, answer: await response.json() }
    } catch (error) {
      console.info('The server could not be asked.', error)
      return { status: 0 }
    }
  }

  /** On the server at once; without an answer it waits for the app (stored-subscription.ts). A refusal is final. @param {Mark} mark */
  const markRead = async (mark) => {
    const kept = await storedSubscription()
    if (!kept) return
    const { status, answer } = await ask('/api/web-push/read', { secret: kept.secret, mark })
    if (status === 200) return showUnread(answer.unread)
    const isFinal = status >= 400 && status < 500 && status !== 429 && typeof answer?.code === 'string'
    if (!isFinal) await rememberMark(mark)
  }

  /** The newest, since a row of presses offline has no end. @param {Mark} mark */
  const rememberMark = async (mark) => {
    const cache = await caches.open('web-push')
    const before = (await (await cache.match('/web-push/marks'))?.json()) ?? []
    await cache.put('/web-push/marks', new Response(JSON.stringify([...before, mark].slice(-MOST_MARKS))))
  }

  const endSubscription = async () => {
    await caches.delete('web-push')
    await (await registration.pushManager.getSubscription())?.unsubscribe()
  }

  /** The number on the app's icon. @param {number | undefined} count */
  const showUnread = async (count) => {
    if (count === undefined || !('setAppBadge' in navigator)) return
    await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined)
  }

  /** @param {Kept} kept @param {News | undefined} news */
  const show = async (kept, news) => {
    if (news && news.title === undefined) return showNothingNew(kept, news.unread)
    const { title, body, tag, path, buttons } = news ?? { ...kept.words.unasked, tag: 'canteiro', buttons: undefined }
    const actions = buttons
      ? [
          { action: 'see', title: buttons.see },
          { action: 'read', title: buttons.read },
        ]
      : []
    await showNotification(title, { body, tag, silent: false, actions, data: { path, mark: buttons?.mark } })
    await closeQuiet()
  }

  /**
   * All was read elsewhere, or the answer to the push before was lost. A browser wants a notification for each push, and takes one that is there already for it.
   * @param {Kept} kept @param {number} unread
   */
  const showNothingNew = async (kept, unread) => {
    if ((await registration.getNotifications()).some(({ tag }) => tag !== QUIET)) return hush(kept)
    const { title, body, path } = unread > 0 ? kept.words.unread : kept.words.nothingNew
    await showNotification(title, { body: body.replace('{N}', String(unread)), tag: QUIET, silent: true, data: { path } })
  }

  const closeQuiet = async () => {
    for (const quiet of await registration.getNotifications({ tag: QUIET })) quiet.close()
  }

  /** A page or a notification before the person tells more; but WebKit ends a subscription at the third push that shows nothing. @param {Kept} kept */
  const hush = async ({ endpoint, words }) => {
    if (!isApple(endpoint)) return
    await showNotification(words.nothingNew.title, { tag: QUIET, silent: true, data: { path: words.nothingNew.path } })
    await closeQuiet()
  }

  /** @param {string} title @param {NotificationOptions & { actions?: { action: string, title: string }[] }} options */
  const showNotification = (title, options) => {
    const looks = { icon: '/icon-192.png', badge: '/icon-monochrome-512.png', lang: 'pt-BR', renotify: true }
    return registration.showNotification(title, { ...looks, ...options })
  }

  /** @param {string} endpoint */
  const isApple = (endpoint) => new URL(endpoint).hostname.endsWith('.push.apple.com')

  /** Whether a person has a page of an account before them. It must answer: a suspended app of iOS still calls itself visible. */
  const isLookedAt = async () => {
    const visible = (await pages()).filter(({ visibilityState }) => visibilityState === 'visible')
    return (await Promise.all(visible.map((page) => answerOf(page, { webPush: 'visible' }, VISIBLE_MS)))).includes(true)
  }

  /** Opens it in a page that is there, where its person left it, else in a new one. @param {string} path */
  const openPage = async (path) => {
    const [page] = (await pages()).filter(({ url }) => !/^\/admin(\/|$)/.test(new URL(url).pathname))
    await page?.focus().catch(() => undefined)
    if (page && (await answerOf(page, { webPush: 'open', path }, OPEN_MS))) return
    // A page of another worker's cannot be navigated.
    await (page ? page.navigate(path).catch(() => clients.openWindow(path)) : clients.openWindow(path))
  }

  const pages = () => clients.matchAll({ type: 'window', includeUncontrolled: true })

  /** @param {Page} page @param {object} question @param {number} patienceMs @returns {Promise<boolean>} */
  const answerOf = (page, question, patienceMs) =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      const answer = (/** @type {boolean} */ given) => {
        port1.close()
        resolve(given)
      }
      port1.onmessage = ({ data }) => answer(data === true)
      page.postMessage(question, [port2])
      setTimeout(answer, patienceMs, false)
    })
}
