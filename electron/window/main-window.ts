import { join } from 'node:path'
import type { BrowserWindow, Rectangle, WebContents } from 'electron'
import { links } from '#links'
import { desktopShell as words } from '#texts'
import { light } from '../../web/src/styles/palette'
import type { DesktopEvent } from '../bridge'
import { eventChannel } from '../channels'
import { appOrigin, isAppAddress } from '../files/app-address'
import type { Host } from '../host'
import type { Preferences } from '../preferences'
import { showContextMenu } from './context-menu'
import { failureAddress } from './failure-page'
import { nextZoom } from './zoom'

/** Chromium's code for a navigation that another one replaced. */
const REPLACED = -3
const smallest = { width: 360, height: 480 }
const initialSize = { width: 1280, height: 860 }

/** Closing it ends the app, on macOS too, unless the person keeps it in the tray. */
export type MainWindow = {
  create(first: { page: string | undefined; isHidden: boolean }): void
  open(page?: string): void
  /** Answers whether the page listens. */
  tell(event: DesktopEvent): boolean
  onLeave(listener: () => void): void
  listens(isNowListening: boolean): void
  zoom(change: 'in' | 'out' | 'reset'): void
  /** Whether closing is not hiding, since the app quits. */
  letClose(isToQuit: boolean): void
  owns(contents: WebContents): boolean
  current(): BrowserWindow | undefined
}

export function createMainWindow(host: Host, preferences: Preferences): MainWindow {
  const { electron, files } = host
  let window: BrowserWindow | undefined
  let isListening = false
  /** The window was closed maximised and not shown since: maximising shows it. */
  let maximisesWhenShown = false
  let isQuitting = false
  /** The failure page itself has ended: the window is empty until something is opened. */
  let isEmpty = false
  let whenLeft = () => {}

  function make(page: string | undefined, isHidden: boolean): void {
    const { bounds, isMaximized } = preferences.read()
    const isOnScreen = bounds && electron.screen.getAllDisplays().some(({ workArea }) => overlaps(bounds, workArea))
    const made = new electron.BrowserWindow({
      ...(isOnScreen ? bounds : initialSize),
      minWidth: smallest.width,
      minHeight: smallest.height,
      show: false,
      title: words.name,
      icon: join(files.icons, 'icon.png'),
      backgroundColor: light.paper,
      webPreferences: {
        preload: files.preload,
        sandbox: true,
        contextIsolation: true,
        nodeIntegration: false,
        webviewTag: false,
        spellcheck: true,
        navigateOnDragDrop: false,
      },
    })
    window = made
    isListening = false
    maximisesWhenShown = isMaximized
    made.on('ready-to-show', () => {
      // The page has been drawn over it; prints and PDFs of the page would have it for their margins.
      made.setBackgroundColor('#FFFFFF')
      if (!isHidden) show(made)
    })
    made.on('close', (event) => {
      keepPlace(made)
      if (isQuitting || !preferences.read().keepInTray) return
      event.preventDefault()
      made.hide()
    })
    made.on('closed', () => {
      window = undefined
    })
    watchPage(made)
    load(made, page ?? links.dashboard())
  }

  function show(made: BrowserWindow): void {
    if (maximisesWhenShown) made.maximize()
    maximisesWhenShown = false
    made.show()
  }

  function leave(): void {
    isListening = false
    whenLeft()
  }

  function watchPage(made: BrowserWindow): void {
    const { webContents } = made
    let address = ''
    // A failure that hits the failure page too, such as a preload script that throws, would repeat forever.
    const showFailure = () => {
      if (address !== failureAddress) void made.loadURL(failureAddress).catch(() => undefined)
    }
    webContents.on('did-start-navigation', ({ url, isMainFrame, isSameDocument }) => {
      // Electron reports the start of a navigation before the guard refuses it: the page stays then.
      if (!isMainFrame || isSameDocument || !isAppAddress(url)) return
      address = url
      isEmpty = false
      leave()
    })
    webContents.on('did-finish-load', () => webContents.setZoomFactor(preferences.read().zoom))
    webContents.on('did-fail-load', (_event, code, description, url, isMainFrame) => {
      if (!isMainFrame || code === REPLACED) return
      console.info(`${url} could not be loaded: ${description}`)
      showFailure()
    })
    webContents.on('render-process-gone', (_event, { reason }) => {
      leave()
      if (reason === 'clean-exit') return
      isEmpty = address === failureAddress
      showFailure()
    })
    // Without the bridge the page would take its own address for the server's.
    webContents.on('preload-error', (_event, _path, error) => {
      console.info('The bridge could not be made.', error)
      showFailure()
    })
    webContents.on('zoom-changed', (_event, direction) => zoom(direction))
    webContents.on('context-menu', (_event, params) => showContextMenu(electron.Menu, webContents, params))
  }

  const load = (made: BrowserWindow, page: string) =>
    void made.loadURL(appOrigin + page).catch((error: unknown) => console.info('A page did not load.', error))

  function keepPlace(made: BrowserWindow): void {
    preferences.change({ bounds: made.getNormalBounds(), isMaximized: maximisesWhenShown || made.isMaximized() })
  }

  function zoom(change: 'in' | 'out' | 'reset'): void {
    const next = nextZoom(preferences.read().zoom, change)
    preferences.change({ zoom: next })
    window?.webContents.setZoomFactor(next)
  }

  return {
    create: ({ page, isHidden }) => make(page, isHidden),
    open(page) {
      if (!window) return make(page, false)
      const wanted = page ?? (isEmpty ? links.dashboard() : undefined)
      if (wanted && isListening) window.webContents.send(eventChannel, { type: 'open', path: wanted } satisfies DesktopEvent)
      else if (wanted) load(window, wanted)
      if (window.isMinimized()) window.restore()
      show(window)
      window.focus()
    },
    tell(event) {
      if (!window || !isListening) return false
      window.webContents.send(eventChannel, event)
      return true
    },
    onLeave(listener) {
      whenLeft = listener
    },
    listens(isNowListening) {
      isListening = isNowListening
    },
    zoom,
    letClose(isToQuit) {
      isQuitting = isToQuit
    },
    owns: (contents) => window?.webContents === contents,
    current: () => window,
  }
}

/** A screen may have gone since. */
function overlaps(window: Rectangle, screen: Rectangle): boolean {
  const width = Math.min(window.x + window.width, screen.x + screen.width) - Math.max(window.x, screen.x)
  const height = Math.min(window.y + window.height, screen.y + screen.height) - Math.max(window.y, screen.y)
  return width >= 100 && height >= 100 && window.y >= screen.y
}
