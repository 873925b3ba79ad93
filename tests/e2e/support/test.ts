import { type BrowserContextOptions, test as base, devices, expect, type Page } from '@playwright/test'
import { paths } from '../../../pocketbase/tasks/paths'
import { processorTime } from '../../support/run/processor-time'
import { freePort } from '../../support/server/free-port'
import { type MailCatcher, startMailCatcher } from '../../support/server/mail-catcher'
import { startPocketBase, type TestServer } from '../../support/server/pocketbase'
import { recordsOf, remove } from '../../support/server/server-client'
import { type AllowedFailures, watchConsole } from './browser/console-watch'
import { createNetwork } from './browser/network'
import { type Around, type Shell, type Shells, startShell } from './desktop-shell'
import { noteToasts } from './told'

export { expect } from '@playwright/test'

/** The real server with the built app, and the mailbox that its mails go to. One for each worker; every test brings people of its own. */
export type Stage = { server: TestServer; mailbox: MailCatcher }

/** A browser of its own: nothing of another is in it. */
export type Device = {
  page: Page
  installed: boolean
  /** In the desktop app: its files come with it. */
  shell: Shell | undefined
  /** The desktop app's main process around the page. */
  around: Around | undefined
  offline(): Promise<void>
  online(): Promise<void>
}

/** `installed` has the service worker, which keeps the whole app on the device: only what reloads without a network, updates or installs needs it. */
export type DeviceOptions = BrowserContextOptions & { installed?: boolean; shell?: Shell }

export type Fixtures = {
  /** Notes the processor time of the test with its browsers and its server, for the budget of the gate. */
  processor: undefined
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

export const test = base.extend<Fixtures, { webDir: string; shellPort: number; stage: Stage; shell: Shells }>({
  webDir: [paths.webBuild, { scope: 'worker', option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
  shellPort: [async ({}, use) => use(await freePort()), { scope: 'worker' }],

  stage: [
    async ({ webDir, shellPort }, use) => {
      const mailbox = await startMailCatcher()
      const server = await startPocketBase({ mailbox, webDir, origins: [`http://localhost:${shellPort}`] })
      await use({ server, mailbox })
      await server.stop()
      await mailbox.close()
    },
    { scope: 'worker', timeout: 600_000 },
  ],

  shell: [
    async ({ shellPort, stage }, use) => {
      const shell = await startShell(stage.server.url, shellPort)
      await use(shell)
      await shell.close()
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
    await use(async ({ installed = false, shell, ...options } = desktop) => {
      const context = await browser.newContext({ baseURL: shell?.url ?? server.url, reducedMotion: 'reduce', ...options })
      await noteToasts(context)
      if (!installed && !shell) await context.addInitScript('delete Navigator.prototype.serviceWorker')
      // As in a headless shell: the question for web push (product 83) must not stand before the pages of another story.
      if (installed) await context.addInitScript("Object.defineProperty(Notification, 'permission', { value: 'denied' })")
      const page = await context.newPage()
      pages.push(page)
      const around = await shell?.surround(page)
      complaints.push(watchConsole(page, allowed))
      end.push(() => context.close())
      const network = await createNetwork(context, page, shell && server.url)
      return {
        page,
        installed,
        shell,
        around,
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
})

/** The accessibility tree of each open page in the log: CI keeps no screenshots. */
async function seenOn(page: Page): Promise<string> {
  const seen = await page
    .locator('body')
    .ariaSnapshot({ timeout: 5_000 })
    .catch((error: unknown) => `(not read: ${error})`)
  return `── ${page.url()}\n${seen}`
}

/** Projects that earlier tests on this server have left open where the people of the tests live: by its name another test would find two. */
async function removeLeftProjects(server: TestServer): Promise<void> {
  for (const { id } of await recordsOf(server, 'projects', 'status = "open" && state = "SP"')) await remove(server, 'projects', String(id))
}
