import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { appOrigin } from '../../../electron/files/app-address'
import { createAppFiles } from '../../../electron/files/app-files'
import { buildDesktop } from '../../../electron/tasks/build-desktop'
import { startOnStandIn } from '../../electron/support/stand-in'

/** The desktop app's main process on a stand-in for Electron. */
export type Around = Awaited<ReturnType<typeof startOnStandIn>>

export type Shell = {
  url: string
  surround(page: Page): Promise<Around>
}

export type Shells = Shell & { close(): Promise<void> }

/** Serves the pages as the app's scheme does. */
export async function startShell(server: string, port: number): Promise<Shells> {
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
  const url = `http://localhost:${port}`
  const surround = async (page: Page): Promise<Around> => {
    const around = await startOnStandIn({ built: folder })
    const { window } = around
    const asOfApp = (address: string) => (address.replace(/^blob:/, '').startsWith(`${url}/`) ? address.replace(url, appOrigin) : address)
    await page.exposeFunction('callOfPage', (name: string, argument: unknown) => around.call(name, withBytes(argument)))
    await page.exposeFunction('windowOfPage', (address: string) => window.webContents.openHandler({ url: asOfApp(address) }))
    window.loadURL = async (address) => void (await page.goto(address.replace(appOrigin, url), { waitUntil: 'commit' }))
    page.on('request', (request) => {
      if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return
      window.webContents.emit('did-start-navigation', { url: asOfApp(request.url()), isMainFrame: true, isSameDocument: false })
    })
    page.on('download', async (download) => {
      const { offered } = around.downloads(asOfApp(download.url()), download.suggestedFilename())
      if (offered) around.seen.saveDialogs.push(offered)
      if (offered && around.seen.savesTo) await download.saveAs(around.seen.savesTo)
    })
    await page.addInitScript(`(() => { const { require } = (${standInForPreload})(); ${preload} })()`)
    window.webContents.on('told', (event: unknown) => {
      page.evaluate((given) => Reflect.get(globalThis, 'eventOfApp')(given), event).catch(() => undefined)
    })
    return around
  }
  return {
    url,
    surround,
    async close() {
      host.close()
      host.closeAllConnections()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export function aroundOf({ around }: { around: Around | undefined }): Around {
  if (!around) throw new Error('This device is no desktop app.')
  return around
}

/** Menu targets. */
export const areasOf = ({ seen }: Around): string[] =>
  (seen.bar.find(({ label }) => label === 'Ir')?.submenu ?? []).flatMap(({ label = [], accelerator }) => (accelerator === 'CmdOrCtrl+K' ? [] : label))

/** Electron's modules for the preload script, inside a page. */
function standInForPreload() {
  const listeners = new Set<(event: unknown, given: unknown) => void>()
  Object.assign(globalThis, {
    eventOfApp(given: unknown) {
      for (const listener of listeners) listener({}, given)
    },
  })
  const open = (address: string) => void Reflect.get(globalThis, 'windowOfPage')(new URL(address, location.href).href)
  window.open = (address) => {
    open(String(address))
    return null
  }
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[target="_blank"]') : null
    if (!link) return
    event.preventDefault()
    open(link.href)
  }
  // In the capture phase: a pressed link stops the event.
  window.addEventListener('click', onClick, true)
  // Playwright passes JSON only.
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
  return { require: () => electron }
}

/** JSON has no undefined and no bytes. */
function withBytes(argument: unknown): unknown {
  if (argument === null) return undefined
  if (typeof argument !== 'object' || !('bytes' in argument) || !Array.isArray(argument.bytes)) return argument
  return { ...argument, bytes: Uint8Array.from(argument.bytes) }
}
