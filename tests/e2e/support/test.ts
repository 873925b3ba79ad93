import { type BrowserContextOptions, test as base, devices, expect, type Page } from '@playwright/test'
import { paths } from '../../../pocketbase/tasks/paths'
import { type MailCatcher, startMailCatcher } from '../../support/mail-catcher'
import { startPocketBase, type TestServer } from '../../support/pocketbase'
import { type AllowedFailures, watchConsole } from './console-watch'
import { createNetwork } from './network'
import { slowDown } from './slowness'

export { expect } from '@playwright/test'

/** The real server with the built app, and the mailbox that its mails go to. One for each worker; every test brings people of its own. */
export type Stage = { server: TestServer; mailbox: MailCatcher }

/** A browser of its own: nothing of another is in it. */
export type Device = {
  page: Page
  installed: boolean
  offline(): Promise<void>
  online(): Promise<void>
}

/** `installed` has the service worker, which keeps the whole app on the device: only what reloads without a network, updates or installs needs it. */
export type DeviceOptions = BrowserContextOptions & { installed?: boolean }

type Fixtures = {
  /** Opens a device. Whatever its console complains about fails the test. */
  device: (options?: DeviceOptions) => Promise<Device>
  /** Takes the server away, as a crash would, and brings it back. It is back after the test in any case. */
  power: { off(): Promise<void>; on(): Promise<void> }
  /** The failures that this test provokes, so that the console may complain of them. Going offline and stopping the server allow the network's. */
  allowed: AllowedFailures
}

const { userAgent: _userAgent, defaultBrowserType: _browser, ...pixel } = devices['Pixel 7']
export const phone: DeviceOptions = { ...pixel, viewport: { width: 390, height: 844 } }
export const desktop: DeviceOptions = { viewport: { width: 1280, height: 800 } }
/** A device that keeps the whole app, to be opened without a network. */
export const installed = (options: DeviceOptions = desktop): DeviceOptions => ({ ...options, installed: true })

export const test = base.extend<Fixtures, { webDir: string; stage: Stage }>({
  webDir: [paths.webBuild, { scope: 'worker', option: true }],

  stage: [
    async ({ webDir }, use) => {
      const mailbox = await startMailCatcher()
      const server = await startPocketBase({ mailbox, webDir })
      await use({ server, mailbox })
      await server.stop()
      await mailbox.close()
    },
    { scope: 'worker', timeout: 600_000 },
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

  device: async ({ browser, stage: { server }, allowed }, use) => {
    const complaints: string[][] = []
    const end: (() => Promise<void>)[] = []
    await use(async ({ installed = false, ...options } = desktop) => {
      const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce', ...options })
      slowDown(context)
      if (!installed) await context.addInitScript('delete Navigator.prototype.serviceWorker')
      const page = await context.newPage()
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
    await Promise.all(end.map((close) => close()))
    expect(complaints.flat(), 'what the consoles complain about').toEqual([])
  },
})
