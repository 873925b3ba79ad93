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
  /** The link that macOS opens the app with. */
  openedUrl?: string
  /** The first instance holds the lock. */
  isFirst?: boolean
  isPackaged?: boolean
  /** macOS has started the app as its person signed in to the computer. */
  isAtLogin?: boolean
  /** The folder of a built app. */
  built?: string
  /** The folder of settings that an earlier run left. */
  home?: string
  /** Where the app takes its own files to be, if not where it was built. */
  files?: string
  environment?: NodeJS.ProcessEnv
}

/** An entry of a menu, as tests look at it. */
type MenuItem = { label?: string; role?: string; type?: string; accelerator?: string; enabled?: boolean; submenu?: MenuItem[]; click?: () => void }
type BuiltMenu = { items: MenuItem[] }
type Caller = { sender: StandInContents; senderFrame: { url: string; parent: unknown } | null }

/** Starts the built app on a stand-in for Electron. Its pages do not run; whatever they would send, a test sends. */
export async function startOnStandIn(options: Options = {}) {
  const { platform = 'linux', argv = ['canteiro'], isFirst = true, isPackaged = true, built = testedApp, files = built, environment = {} } = options
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
    notifications: [] as { title: string; body: string; click(): void }[],
    bar: [] as MenuItem[],
    trayMenu: [] as MenuItem[],
    trayTip: '',
    languages: [] as string[],
    protocolClients: [] as string[],
  }
  const called: string[] = []
  let fileHandler: (request: AppRequest) => Promise<Response> = async () => new Response(null, { status: 404 })
  let callHandler: (event: Caller, ...given: unknown[]) => unknown = () => undefined
  const windows: StandInWindow[] = []

  const app = Object.assign(new EventEmitter(), {
    isPackaged,
    requestSingleInstanceLock: () => isFirst,
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
    getPath: (name: string) => (name === 'exe' ? '/opt/Canteiro/canteiro' : home),
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

  class StandInNotification extends EventEmitter {
    static isSupported = () => true
    readonly options: { title: string; body: string }
    constructor(given: { title: string; body: string }) {
      super()
      this.options = given
    }
    show() {
      seen.notifications.push({ ...this.options, click: () => void this.emit('click') })
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
    Notification: StandInNotification,
  }
  // Parts of Electron that electron-updater, which is in the bundle, takes.
  const ofUpdater = { session: { defaultSession, fromPartition: () => ({}) }, net: { request: httpRequest }, autoUpdater: new EventEmitter() }
  runMain(built, {
    electron: { ...electron, ...ofUpdater },
    folder: files,
    process: { argv, platform, env: { XDG_CACHE_HOME: join(home, 'cache'), ...environment }, resourcesPath: join(home, 'resources') },
  })
  while (windows.length === 0 && seen.quits === 0) await turn()
  await windows.at(-1)?.loaded
  const current = () => {
    const window = windows.at(-1)
    if (!window) throw new Error('There is no window.')
    return window
  }
  const ownFrame = { url: 'app://canteiro/dashboard', parent: null }
  return {
    seen,
    /** Calls of pages over the bridge. */
    called,
    app,
    windows,
    home,
    get window() {
      return current()
    },
    /** The answer to a page of the app for an address of its own. */
    request: (address: string, method = 'GET') => fileHandler({ url: address, method }),
    /** A call over the bridge; by default from the top frame of the app's own page. */
    async call(
      name: CallName | string,
      argument?: unknown,
      from: { frame?: Caller['senderFrame']; sender?: Caller['sender'] } = {},
    ): Promise<unknown> {
      called.push(name)
      return callHandler(
        { sender: from.sender ?? current().webContents, senderFrame: from.frame === undefined ? ownFrame : from.frame },
        name,
        argument,
      )
    },
    ...standInSession.asking(() => current().webContents),
    /** An entry of the menu bar by its label. */
    menu(label: string): MenuItem {
      const found = seen.bar.flatMap(({ submenu = [] }) => submenu).find((item) => item.label === label)
      if (!found) throw new Error(`There is no ${label} in the menu.`)
      return found
    },
  }
}
