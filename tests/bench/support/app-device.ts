import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, type BrowserContextOptions, devices, type Page } from 'playwright'
import type { CollectionName } from '#domain/documents'
import type { Person } from '../../support/data/people'
import { heldOf } from '../../support/device/held-documents'
import { storeSession } from '../../support/device/store-session'
import type { TestServer } from '../../support/server/pocketbase'
import { watchFirstRow } from './first-row'

const { userAgent: _userAgent, defaultBrowserType: _browser, ...pixel } = devices['Pixel 7']
const phone: BrowserContextOptions = { ...pixel, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', locale: 'pt-BR' }

type Held = readonly (readonly [CollectionName, number])[]

/** Its own phone, signed in. `installed` keeps the whole app. */
export async function appDevice(browser: Browser, server: TestServer, person: Person, { installed = false } = {}): Promise<Page> {
  const context = await browser.newContext({ ...phone, baseURL: server.url, serviceWorkers: installed ? 'allow' : 'block' })
  const page = await context.newPage()
  await storeSession(page, person)
  return page
}

/** An installed phone that holds so many documents and is offline, at its list of projects. */
export async function installedOffline(browser: Browser, server: TestServer, person: Person, held: Held): Promise<Page> {
  const page = await appDevice(browser, server, person, { installed: true })
  await watchFirstRow(page)
  await page.goto('/projetos-abertos')
  await holds(page, held)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.context().setOffline(true)
  return page
}

/** At least so many documents. */
export async function holds(page: Page, wanted: Held): Promise<void> {
  for (const [name, count] of wanted) while ((await heldOf(page, name)) < count) await pause(LOOK_EACH_MS)
}

const LOOK_EACH_MS = 50
