import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { createAppFiles } from '../../../electron/app-files'
import { buildDesktop } from '../../../electron/tasks/build-desktop'
import { startOnStandIn } from '../../electron/support/stand-in'

/** The desktop app's main process on a stand-in for Electron, and its pages in a browser of the tests. */
export type Around = Awaited<ReturnType<typeof startOnStandIn>>

export type Shell = {
  /** Where its pages are, in place of app://canteiro: another origin than the server's. */
  url: string
  /** Gives a page the preload script, and the app on the other side of its bridge. */
  surround(page: Page): Promise<Around>
  close(): Promise<void>
}

/** Builds the desktop app for a server and serves its pages as the app's scheme does. */
export async function startShell(server: string, port: number): Promise<Shell> {
  const folder = await mkdtemp(join(tmpdir(), 'canteiro-shell-'))
  await buildDesktop({ server, updates: '' }, folder)
  const answer = createAppFiles(join(folder, 'web'), server)
  const host = createServer(async ({ url = '/', method = 'GET' }, response) => {
    const { status, headers, body } = await answer({ url: `app://canteiro${url}`, method })
    response.writeHead(status, Object.fromEntries(headers))
    response.end(body ? Buffer.from(await new Response(body).arrayBuffer()) : undefined)
  }).listen(port, '127.0.0.1')
  await once(host, 'listening')
  const preload = await readFile(join(folder, 'preload.js'), 'utf8')
  return {
    url: `http://localhost:${port}`,
    async surround(page) {
      const around = await startOnStandIn({ server, web: join(folder, 'web') })
      await page.exposeFunction('callOfPage', (name: string, argument: unknown) => around.call(name, withBytes(argument)))
      await page.addInitScript(`(() => { const { require, process } = (${standInForPreload})(); ${preload} })()`)
      around.window.webContents.on('told', (event: unknown) => {
        page.evaluate((given) => Reflect.get(globalThis, 'eventOfApp')(given), event).catch(() => undefined)
      })
      return around
    },
    async close() {
      host.close()
      host.closeAllConnections()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** What the preload script requires of Electron, inside a page of the tests. */
function standInForPreload() {
  const listeners = new Set<(event: unknown, given: unknown) => void>()
  Object.assign(globalThis, {
    eventOfApp(given: unknown) {
      for (const listener of listeners) listener({}, given)
    },
  })
  // A function of the tests takes JSON only.
  const plain = (argument: unknown): unknown =>
    typeof argument === 'object' && argument !== null && 'bytes' in argument && argument.bytes instanceof Uint8Array
      ? { ...argument, bytes: [...argument.bytes] }
      : argument
  const electron = {
    contextBridge: { exposeInMainWorld: (name: string, bridge: object) => Object.assign(globalThis, { [name]: Object.freeze(bridge) }) },
    ipcRenderer: {
      invoke: (_channel: string, name: string, argument: unknown) => Reflect.get(globalThis, 'callOfPage')(name, plain(argument)),
      on: (_channel: string, listener: (event: unknown, given: unknown) => void) => void listeners.add(listener),
      off: (_channel: string, listener: (event: unknown, given: unknown) => void) => void listeners.delete(listener),
    },
  }
  return { require: () => electron, process: { argv: ['--canteiro-session=run-1'] } }
}

/** JSON has no undefined and no bytes. */
function withBytes(argument: unknown): unknown {
  if (argument === null) return undefined
  if (typeof argument !== 'object' || !('bytes' in argument) || !Array.isArray(argument.bytes)) return argument
  return { ...argument, bytes: Uint8Array.from(argument.bytes) }
}
