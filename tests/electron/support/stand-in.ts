import { EventEmitter } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import type { SaveDialogOptions } from 'electron'
import type { CallName } from '../../../electron/bridge'
import { callChannel } from '../../../electron/channels'
import type { AppRequest } from '../../../electron/files/app-files'
import { runMain } from './run-main'
import { prevented, type StandInContents } from './stand-in-page'
import { createStandInSession } from './stand-in-session'
import { StandInWindow, type WindowOptions } from './stand-in-window'
import { testedApp } from './tested-app'

type Options = {
  platform?: NodeJS.Platform
  argv?: string[]
  /** macOS opens the app with it. */
  openedUrl?: string
  isPackaged?: boolean
  /** macOS started it at sign-in. */
  isAtLogin?: boolean
  built?: string
  /** Settings of an earlier run. */
  home?: string
  /** The app's own files, if not where it was built. */
  files?: string
  environment?: NodeJS.ProcessEnv
}

/** As tests see it. */
type MenuItem = { label?: string; role?: string; type?: string; accelerator?: string; enabled?: boolean; submenu?: MenuItem[]; click?: () => void }
type Task = { program: string; arguments: string; title: string }
type BuiltMenu = { items: MenuItem[] }
type Caller = { sender: StandInContents; senderFrame: { url: string; parent: unknown } | null }

/** Pages do not run: tests send in their place. */
export async function startOnStandIn(options: Options = {}) {
  const { platform = 'linux', argv = ['canteiro'], isPackaged = true, built = testedApp, files = built, environment = {} } = options
  const home = options.home ?? mkdtempSync(join(tmpdir(), 'canteiro-desktop-'))
  const seen = {
    quits: 0,
    outside: [] as string[],
    schemes: [] as { scheme: string; privileges: Record<string, boolean> }[],
    sandboxed: false,
    badge: 0,
    loginItem: { openAtLogin: false, args: [] as string[] },
    messages: [] as { message: string; detail?: string }[],
    saveDialogs: [] as SaveDialogOptions[],
    savesTo: '' as string,
    bar: [] as MenuItem[],
    trayMenu: [] as MenuItem[],
    trayTip: '',
    languages: [] as string[],
    protocolClients: [] as string[],
    tasks: [] as Task[],
    dockMenu: [] as MenuItem[],
  }
  let fileHandler: (request: AppRequest) => Promise<Response> = async () => new Response(null, { status: 404 })
  let callHandler: (event: Caller, ...given: unknown[]) => unknown = () => undefined
  const windows: StandInWindow[] = []

  const app = Object.assign(new EventEmitter(), {
    isPackaged,
    requestSingleInstanceLock: () => true,
    enableSandbox: () => {
      seen.sandboxed = true
    },
    async whenReady() {
      if (options.openedUrl) app.emit('open-url', prevented(), options.openedUrl)
    },
    quit() {
      seen.quits++
      app.emit('before-quit')
      for (const window of windows) window.close()
      app.emit('quit', prevented(), 0)
    },
    getVersion: () => '1.0.0',
    getName: () => 'canteiro',
    getPath: (name: string) => ({ exe: '/opt/Canteiro/canteiro', downloads: '/home/ana/Downloads' })[name] ?? home,
    getAppPath: () => '/home/ana/canteiro/app',
    setUserTasks: (tasks: Task[]) => {
      seen.tasks = tasks
    },
    dock: {
      setMenu: ({ items }: BuiltMenu) => {
        seen.dockMenu = items
      },
    },
    setAppUserModelId: () => undefined,
    setAsDefaultProtocolClient: (scheme: string) => seen.protocolClients.push(scheme) > 0,
    setBadgeCount(count = 0) {
      seen.badge = count
      return true
    },
    setLoginItemSettings: ({ openAtLogin, args = [] }: { openAtLogin: boolean; args?: string[] }) => {
      seen.loginItem = { openAtLogin, args }
    },
    getLoginItemSettings: () => ({ ...seen.loginItem, wasOpenedAtLogin: options.isAtLogin ?? false }),
  })

  const standInSession = createStandInSession(seen)
  const { defaultSession } = standInSession

  class OwnWindow extends StandInWindow {
    constructor(given: WindowOptions) {
      super(given, app, (url) => fileHandler({ url, method: 'GET' }))
      windows.push(this)
      app.emit('web-contents-created', prevented(), this.webContents)
    }
  }

  class StandInTray extends EventEmitter {
    readonly icon: string
    constructor(icon: string) {
      super()
      this.icon = icon
    }
    setToolTip(text: string) {
      seen.trayTip = text
    }
    setContextMenu(menu: BuiltMenu | null) {
      seen.trayMenu = menu?.items ?? []
    }
  }

  const electron = {
    app,
    protocol: {
      registerSchemesAsPrivileged: (schemes: typeof seen.schemes) => {
        seen.schemes = schemes
      },
      handle: (_scheme: string, handler: typeof fileHandler) => {
        fileHandler = handler
      },
    },
    session: { defaultSession },
    ipcMain: {
      handle: (channel: string, listener: typeof callHandler) => {
        if (channel === callChannel) callHandler = listener
      },
    },
    shell: { openExternal: async (address: string) => void seen.outside.push(address) },
    dialog: {
      showSaveDialog: async (given: SaveDialogOptions) => {
        seen.saveDialogs.push(given)
        return { canceled: seen.savesTo === '', filePath: seen.savesTo }
      },
      showMessageBox: async (given: { message: string; detail?: string }) => void seen.messages.push(given),
    },
    screen: { getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }] },
    nativeImage: { createFromPath: () => ({ isEmpty: () => false }) },
    BrowserWindow: OwnWindow,
    Menu: {
      buildFromTemplate: (items: MenuItem[]): BuiltMenu => ({ items }),
      setApplicationMenu: (menu: BuiltMenu | null) => {
        seen.bar = menu?.items ?? []
      },
    },
    Tray: StandInTray,
  }
  // For the bundled electron-updater.
  const ofUpdater = { session: { defaultSession, fromPartition: () => ({}) }, net: { request: httpRequest }, autoUpdater: new EventEmitter() }
  runMain(built, {
    electron: { ...electron, ...ofUpdater },
    folder: files,
    process: { argv, platform, env: { XDG_CACHE_HOME: join(home, 'cache'), ...environment }, resourcesPath: join(home, 'resources') },
  })
  while (windows.length === 0) await turn()
  await windows.at(-1)?.loaded
  const current = () => {
    const window = windows.at(-1)
    if (!window) throw new Error('There is no window.')
    return window
  }
  const ownFrame = { url: 'app://canteiro/dashboard', parent: null }
  return {
    seen,
    app,
    windows,
    home,
    get window() {
      return current()
    },
    request: (address: string, method = 'GET') => fileHandler({ url: address, method }),
    /** By default from the top frame of the app's page. */
    async call(
      name: CallName | string,
      argument?: unknown,
      from: { frame?: Caller['senderFrame']; sender?: Caller['sender'] } = {},
    ): Promise<unknown> {
      return callHandler(
        { sender: from.sender ?? current().webContents, senderFrame: from.frame === undefined ? ownFrame : from.frame },
        name,
        argument,
      )
    },
    ...standInSession.asking(() => current().webContents),
    menu(label: string): MenuItem {
      const found = seen.bar.flatMap(({ submenu = [] }) => submenu).find((item) => item.label === label)
      if (!found) throw new Error(`There is no ${label} in the menu.`)
      return found
    },
  }
}
