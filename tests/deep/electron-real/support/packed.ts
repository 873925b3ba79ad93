import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { type Browser, chromium, expect, type Page } from '@playwright/test'
import { runToEnd } from '../../../../pocketbase/tasks/children'
import { paths } from '../../../../pocketbase/tasks/paths'
import type { Desk } from './desk'
import { programOfElectron, relativeToApp } from './real-app'

const unpacked = join(paths.root, 'electron/dist/packages/linux-unpacked')
export const packedProgram = join(unpacked, 'canteiro')
export const packedFeed = join(unpacked, 'resources/app-update.yml')

/** `npm run desktop:pack -- --dir` with this Electron. */
export async function packApp(server: string, updates: string): Promise<void> {
  const { code, output } = await runToEnd(process.execPath, ['electron/tasks/pack.mjs', '--dir'], {
    cwd: paths.root,
    env: { ...process.env, CANTEIRO_SERVER: server, CANTEIRO_UPDATES: updates, ELECTRON_DIST: dirname(programOfElectron()) },
  })
  expect(code, output).toBe(0)
}

/** The sandbox's helper of a copy belongs to its copier: the one of Electron takes its place. */
export const environmentOfPacked = (desk: Desk): Record<string, string> => ({
  ...desk.environment,
  CHROME_DEVEL_SANDBOX: join(dirname(programOfElectron()), 'chrome-sandbox'),
})

export type PackedApp = { page: Page; child: ChildProcess; close(): Promise<void> }

/** `program` is the packed one, or what starts it. A page is reached by its port, since the program takes no debugger. */
export async function startPacked(desk: Desk, profile: string, { program = packedProgram, environment = {} } = {}): Promise<PackedApp> {
  const args = [`--user-data-dir=${join(desk.home, profile)}`, '--remote-debugging-port=0']
  const child = spawn(program, args, { env: { ...environmentOfPacked(desk), ...environment }, stdio: ['ignore', 'ignore', 'pipe'] })
  const browser = await connect(await endpointOf(child))
  return {
    page: await pageOf(browser),
    child,
    async close() {
      await browser.close()
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill()
      await once(child, 'exit')
    },
  }
}

/** The pipe stays open: the app would fail where it writes. */
function endpointOf(child: ChildProcess): Promise<string> {
  let said = ''
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', (part) => {
      said += part
      const [, address] = /DevTools listening on (ws:\S+)/.exec(said) ?? []
      if (address) resolve(address)
    })
    child.once('exit', () => reject(new Error(`The packed app ended: ${said}`)))
  })
}

const connect = (endpoint: string): Promise<Browser> => chromium.connectOverCDP(endpoint)

async function pageOf(browser: Browser): Promise<Page> {
  const find = () =>
    browser
      .contexts()
      .flatMap((context) => context.pages())
      .find((page) => page.url().startsWith('app:'))
  await expect.poll(() => find() !== undefined).toBe(true)
  const page = find()
  if (!page) throw new Error('The packed app has no page.')
  return relativeToApp(page)
}
