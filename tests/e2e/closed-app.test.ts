import type { BrowserContext, Page } from '@playwright/test'
import { signedIn } from '../server/support/session'
import { storeSession } from '../support/device/store-session'
import { findChromium } from '../support/run/chromium'
import { startPocketBase } from '../support/server/pocketbase'
import { startPushService } from '../support/server/push-service'
import { projectsOf, sql } from '../support/server/server-client'
import { workerStands } from './support/browser/service-worker'
import { publish } from './support/deeds'
import { desktop, expect, test } from './support/test'

/** Stands in for what a browser asks of its own push service; all else of it is real. */
function standInForSubscribing(): void {
  const KEY = 'subscribed-endpoint'
  const subscription = (endpoint: string | null) => endpoint && { endpoint, unsubscribe: async () => localStorage.removeItem(KEY) }
  const subscribe = async ({ applicationServerKey }: { applicationServerKey: string }) => {
    const endpoint: string = await Reflect.get(window, 'endpointFor')(applicationServerKey)
    localStorage.setItem(KEY, endpoint)
    return subscription(endpoint)
  }
  Object.assign(PushManager.prototype, { subscribe, getSubscription: async () => subscription(localStorage.getItem(KEY)) })
}

/** Hands the worker what a push service delivers: nothing but that there is something. */
async function pushes(context: BrowserContext, page: Page, origin: string): Promise<() => Promise<void>> {
  const cdp = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => one && resolve(one.registrationId))
  })
  await cdp.send('ServiceWorker.enable')
  const registrationId = await registered
  return async () => void (await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: '' }))
}

/** The system's notifications of the app, with their buttons. */
async function shown(context: BrowserContext): Promise<{ title: string; path: string; buttons: string[] }[]> {
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('there is no service worker')
  return worker.evaluate(async () => {
    const registration: ServiceWorkerRegistration = Reflect.get(self, 'registration')
    return (await registration.getNotifications()).map((one) => {
      const buttons: { title: string }[] = Reflect.get(one, 'actions')
      return { title: one.title, path: one.data.path, buttons: buttons.map(({ title }) => title) }
    })
  })
}

/** Pages that the worker knows: one whose load has only begun is none yet. */
const pagesOf = (context: BrowserContext) =>
  context.serviceWorkers()[0]?.evaluate(async () => {
    const clients: { matchAll(options: object): Promise<unknown[]> } = Reflect.get(self, 'clients')
    return (await clients.matchAll({ type: 'window', includeUncontrolled: true })).length
  })

/** Presses the first of them, or a button of it: a browser without a screen shows none that a hand could reach. */
const pressFirst = (context: BrowserContext, action = '') =>
  context.serviceWorkers()[0]?.evaluate(async (pressed) => {
    const registration: ServiceWorkerRegistration = Reflect.get(self, 'registration')
    const [notification] = await registration.getNotifications()
    self.dispatchEvent(Reflect.construct(Reflect.get(self, 'NotificationEvent'), ['notificationclick', { notification, action: pressed }]))
  }, action)

test('[PRODUCT 83] a device whose app is closed hears of a proposal, and opens it', async ({ webDir, playwright, launchOptions }, info) => {
  const service = await startPushService()
  const server = await startPocketBase({ webDir, environment: { PUSH_SERVICES: service.url } })
  const [ana, bruno] = [await signedIn(server, 'cliente'), await signedIn(server, 'autonomo')]

  // A headless shell shows no notification, and a private window does not subscribe.
  const browser = findChromium()
  const whole = { ...launchOptions, ...(browser && { executablePath: browser }), ...desktop, baseURL: server.url }
  const context = await playwright.chromium.launchPersistentContext(info.outputPath('profile'), whole)
  await context.grantPermissions(['notifications'], { origin: server.url })
  await context.exposeFunction('endpointFor', service.subscribe)
  await context.addInitScript(standInForSubscribing)
  const page = await context.newPage()
  await storeSession(page, ana.person)
  await page.goto('/dashboard')
  await workerStands(page)

  await publish(page, { title: 'Trocar piso' })
  const question = page.getByRole('alertdialog', { name: 'Quer saber na hora quando chegar uma proposta?' })
  await question.getByRole('button', { name: 'Ativar avisos' }).click()
  const subscriptions = () => sql(server, 'SELECT endpoint FROM web_push_subscriptions')
  await expect.poll(subscriptions).toHaveLength(1)
  const endpoint = String((await subscriptions())[0]?.endpoint)
  const push = await pushes(context, page, server.url)

  await page.goto('about:blank')
  const [project] = await projectsOf(server, ana.person, 'Trocar piso')
  await bruno.proposes(String(project?.id))
  await service.waitFor(endpoint)
  expect(service.faults()).toEqual([])
  await push()
  const news = { path: `/projetos/${project?.id}/propostas`, buttons: ['Ver proposta', 'Marcar como lida'] }
  await expect.poll(() => shown(context)).toEqual([{ ...news, title: 'Nova proposta para “Trocar piso”' }])

  // Its button opens nothing.
  const unread = () => sql(server, `SELECT id FROM notifications WHERE user_id = '${ana.id}' AND is_read = FALSE`)
  expect(await unread()).toHaveLength(1)
  await pressFirst(context, 'read')
  await expect.poll(unread).toEqual([])
  expect([await shown(context), await pagesOf(context)]).toEqual([[], 0])

  await bruno.proposes(String(project?.id), { amount: 1_400 })
  await expect.poll(() => service.pushes(endpoint).length).toBe(2)
  await push()
  await expect.poll(() => shown(context)).toEqual([{ ...news, title: 'Proposta atualizada para “Trocar piso”' }])

  // It opens its page in the app that is there, which then has no need of it.
  const app = await context.newPage()
  await app.goto('/perfil', { waitUntil: 'commit' })
  await expect.poll(() => pagesOf(context)).toBe(1)
  await pressFirst(context)
  await expect(app).toHaveURL(news.path)
  await expect(app.getByText('Bruno Reis').first()).toBeVisible()
  await expect.poll(() => shown(context)).toEqual([])

  await app.goto('/perfil')
  await expect(app.getByRole('switch', { name: 'Avisar mesmo com o Canteiro fechado' })).toBeChecked()
  await app.getByRole('main').getByRole('button', { name: 'Sair', exact: true }).click()
  await expect.poll(subscriptions).toEqual([])
  await context.close()
  await server.stop()
  await service.close()
})
