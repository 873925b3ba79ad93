import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, type BrowserContextOptions, devices, type Page } from 'playwright'
import { openProjectsOf } from '../../support/data/open-projects'
import { createPerson, type Person } from '../../support/data/people'
import { heldOf } from '../../support/device/held-documents'
import { storeSession } from '../../support/device/store-session'
import type { TestServer } from '../../support/server/pocketbase'
import { notify } from './busy-state'
import { watchFirstRow } from './first-row'

const { userAgent: _userAgent, defaultBrowserType: _browser, ...pixel } = devices['Pixel 7']
const phone: BrowserContextOptions = { ...pixel, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', locale: 'pt-BR' }

export const MANY = { count: 5_000, state: 'AP', city: 'Santana' }
export const FEW = { count: 10, state: 'AC', city: 'Xapuri' }

/** A phone of its own, on which this person is signed in. `installed` keeps the whole app, to be opened without a network. */
export async function appDevice(browser: Browser, server: TestServer, person: Person, { installed = false } = {}): Promise<Page> {
  const context = await browser.newContext({ ...phone, baseURL: server.url, serviceWorkers: installed ? 'allow' : 'block' })
  const page = await context.newPage()
  await storeSession(page, person)
  return page
}

/** A phone that keeps the whole app with so many projects and as many notifications, and has lost its network: its list of projects is open. */
export async function installedWith(browser: Browser, server: TestServer, { count, state, city }: typeof MANY): Promise<Page> {
  await openProjectsOf(server, state, city, count)
  const person = await createPerson(server, { role: 'autonomo', full_name: 'Rui Leme', state, city })
  await notify(server, person.id, count)
  const page = await appDevice(browser, server, person, { installed: true })
  await watchFirstRow(page)
  await page.goto('/projetos-abertos')
  for (const collection of ['projects', 'notifications'] as const) while ((await heldOf(page, collection)) < count) await pause(200)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.context().setOffline(true)
  return page
}
