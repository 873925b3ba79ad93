import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, type BrowserContextOptions, devices, type Page } from 'playwright'
import type { CollectionName } from '#domain/documents'
import { heldOf } from '../../support/held-documents'
import type { Person } from '../../support/people'
import type { TestServer } from '../../support/pocketbase'
import { storeSession } from '../../support/store-session'

const { userAgent: _userAgent, defaultBrowserType: _browser, ...pixel } = devices['Pixel 7']
const phone: BrowserContextOptions = { ...pixel, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', locale: 'pt-BR' }

/** A phone of its own, on which this person is signed in, or nobody. `installed` keeps the whole app, to be opened without a network. */
export async function appDevice(browser: Browser, server: TestServer, person: Person | undefined, { installed = false } = {}): Promise<Page> {
  const context = await browser.newContext({ ...phone, baseURL: server.url, serviceWorkers: installed ? 'allow' : 'block' })
  const page = await context.newPage()
  if (person) await storeSession(page, person)
  return page
}

/** Until the device holds so many. Asked seldom: each look takes the page's time. */
export async function held(page: Page, counts: Partial<Record<CollectionName, number>>): Promise<void> {
  for (const [collection, count] of Object.entries(counts)) {
    while ((await heldOf(page, collection as CollectionName)) < count) await pause(200)
  }
}
