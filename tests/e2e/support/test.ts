import { type BrowserContextOptions, test as base, devices, expect, type Page } from '@playwright/test'
import { appOrigin } from '../../../electron/files/app-address'
import { paths } from '../../../pocketbase/tasks/paths'
import type { Person } from '../../support/data/people'
import { processorTime } from '../../support/run/processor-time'
import { type MailCatcher, startMailCatcher } from '../../support/server/mail-catcher'
import { startPocketBase, type TestServer } from '../../support/server/pocketbase'
import { recordsOf, remove } from '../../support/server/server-client'
import { type AllowedFailures, watchConsole } from './browser/console-watch'
import { createNetwork } from './browser/network'
import { enter, type Wanted } from './signing-in'
import { noteToasts } from './told'

export { expect } from '@playwright/test'

/** Per worker; every test brings its own people. */
export type Stage = { server: TestServer; mailbox: MailCatcher }

/** Its own browser. */
export type Device = {
  page: Page
  installed: boolean
  offline(): Promise<void>
  online(): Promise<void>
}

/** `installed` waits for the service worker: for reloads offline, updates and installation. */
export type DeviceOptions = BrowserContextOptions & { installed?: boolean }

export type Fixtures = {
  /** Processor time of the test, for the gate's budget. */
  processor: undefined
  /** Console complaints fail the test. */
  device: (options?: DeviceOptions) => Promise<Device>
  /** Opens a device of a person who has an account and is signed in there; an installed one is ready to lose the network. */
  deviceOf: (wanted: Wanted, options?: DeviceOptions) => Promise<Device & { person: Person }>
  /** A crash; the server is back after the test. */
  power: { off(): Promise<void>; on(): Promise<void> }
  /** Provoked failures. Going offline and stopping the server allow the network's. */
  allowed: AllowedFailures
}

const { userAgent: _userAgent, defaultBrowserType: _browser, ...pixel } = devices['Pixel 7']
export const phone: DeviceOptions = { ...pixel, viewport: { width: 390, height: 844 } }
export const desktop: DeviceOptions = { viewport: { width: 1280, height: 800 } }
/** Opens without a network. */
export const installed = (options: DeviceOptions = desktop): DeviceOptions => ({ ...options, installed: true })

export const test = base.extend<Fixtures, { webDir: string; stage: Stage }>({
  webDir: [paths.webBuild, { scope: 'worker', option: true }],

  stage: [
    async ({ webDir }, use) => {
      const mailbox = await startMailCatcher()
      const server = await startPocketBase({ mailbox, webDir, origins: [appOrigin] })
      await use({ server, mailbox })
      await server.stop()
      await mailbox.close()
    },
    { scope: 'worker', timeout: 600_000 },
  ],

  processor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
    async ({}, use, { annotations }) => {
      const before = processorTime()
      await use(undefined)
      const after = processorTime()
      if (before !== undefined && after !== undefined) annotations.push({ type: 'processorMs', description: String(after - before) })
    },
    { auto: true },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
  allowed: async ({}, use) => use({ networkFailures: false, storageFailures: false, refusals: false, missingFiles: false }),

  power: async ({ stage: { server }, allowed }, use) => {
    let isOff = false
    const on = async () => {
      if (isOff) await server.restart()
      isOff = false
    }
    await use({
      async off() {
        allowed.networkFailures = true
        isOff = true
        await server.kill()
      },
      on,
    })
    await on()
  },

  device: async ({ browser, stage: { server }, allowed }, use, test) => {
    const complaints: string[][] = []
    const pages: Page[] = []
    await removeLeftProjects(server)
    const end: (() => Promise<void>)[] = []
    await use(async ({ installed = false, ...options } = desktop) => {
      const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce', ...options })
      await noteToasts(context)
      if (!installed) await context.addInitScript('delete Navigator.prototype.serviceWorker')
      // The question for web push (product 83) must not stand before other stories.
      if (installed) await context.addInitScript("Object.defineProperty(Notification, 'permission', { value: 'denied' })")
      const page = await context.newPage()
      pages.push(page)
      complaints.push(watchConsole(page, allowed))
      end.push(() => context.close())
      const network = await createNetwork(context, page)
      return {
        page,
        installed,
        offline() {
          allowed.networkFailures = true
          return network.off()
        },
        online: () => network.on(),
      }
    })
    if (test.status !== test.expectedStatus) process.stderr.write(`${test.title}\n${(await Promise.all(pages.map(seenOn))).join('\n')}\n`)
    await Promise.all(end.map((close) => close()))
    expect(complaints.flat(), 'what the consoles complain about').toEqual([])
  },

  deviceOf: ({ device, stage }, use) =>
    use(async (wanted, options) => {
      const opened = await device(options)
      return { ...opened, person: await enter(opened, stage, wanted) }
    }),
})

/** CI keeps no screenshots. */
async function seenOn(page: Page): Promise<string> {
  const seen = await page
    .locator('body')
    .ariaSnapshot({ timeout: 5_000 })
    .catch((error: unknown) => `(not read: ${error})`)
  return `── ${page.url()}\n${seen}`
}

/** Another test would find two projects of one name. */
async function removeLeftProjects(server: TestServer): Promise<void> {
  for (const { id } of await recordsOf(server, 'projects', 'status = "open" && state = "SP"')) await remove(server, 'projects', String(id))
}
