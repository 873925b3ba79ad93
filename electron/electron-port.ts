import type { AppRequest } from './app-files'

/**
 * The small part of Electron that the app uses, so that its whole behaviour runs against a stand-in. `main.ts` hands in the real one, and the compiler
 * checks there that it fits.
 */
export type ElectronPort = {
  app: App
  protocol: {
    registerSchemesAsPrivileged(schemes: { scheme: string; privileges: Record<string, boolean> }[]): void
    handle(scheme: string, handler: (request: AppRequest) => Promise<Response>): void
  }
  session: { readonly defaultSession: Session }
  ipcMain: { handle(channel: string, listener: (event: CallEvent, ...given: unknown[]) => unknown): void }
  shell: { openExternal(address: string): Promise<void> }
  dialog: {
    showSaveDialog(options: SaveOptions): Promise<{ canceled: boolean; filePath: string }>
    showMessageBox(options: { type?: 'info' | 'error'; title?: string; message: string; detail?: string; buttons?: string[] }): Promise<unknown>
  }
  screen: { getAllDisplays(): { workArea: Bounds }[] }
  nativeImage: { createFromPath(path: string): Picture }
  BrowserWindow: new (options: WindowOptions) => BrowserWindow
  Menu: {
    buildFromTemplate(template: MenuItem[]): BuiltMenu
    setApplicationMenu(menu: BuiltMenu | null): void
  }
  Tray: new (icon: string) => Tray
  Notification: { new (options: { title: string; body: string; icon?: string }): Notification; isSupported(): boolean }
}

export type Bounds = { x: number; y: number; width: number; height: number }
type Picture = { isEmpty(): boolean }
type Prevented = { preventDefault(): void }

type App = {
  requestSingleInstanceLock(): boolean
  enableSandbox(): void
  whenReady(): Promise<void>
  quit(): void
  isPackaged: boolean
  getPath(name: 'userData' | 'home' | 'exe'): string
  setAppUserModelId(id: string): void
  setAsDefaultProtocolClient(scheme: string): boolean
  setBadgeCount(count?: number): boolean
  setLoginItemSettings(settings: { openAtLogin: boolean; args?: string[] }): void
  getLoginItemSettings(options?: { args?: string[] }): { openAtLogin: boolean; wasOpenedAtLogin: boolean }
  on(event: 'second-instance', listener: (event: Prevented, argv: string[]) => void): unknown
  on(event: 'open-url', listener: (event: Prevented, url: string) => void): unknown
  on(event: 'web-contents-created', listener: (event: Prevented, contents: Contents) => void): unknown
  on(event: 'window-all-closed' | 'activate' | 'before-quit', listener: () => void): unknown
}

type Session = {
  setPermissionRequestHandler(
    handler: (
      contents: Contents,
      permission: string,
      answer: (granted: boolean) => void,
      details: { requestingUrl?: string; isMainFrame?: boolean },
    ) => void,
  ): void
  setPermissionCheckHandler(handler: (contents: Contents | null, permission: string, origin: string) => boolean): void
  setDevicePermissionHandler(handler: () => boolean): void
  setSpellCheckerLanguages(languages: string[]): void
  webRequest: { onBeforeRequest(listener: (details: { url: string }, answer: (response: { cancel: boolean }) => void) => void): void }
  on(event: 'will-download', listener: (event: Prevented, item: Download) => void): unknown
}

type Download = { getURL(): string; getFilename(): string; setSaveDialogOptions(options: SaveOptions): void }
export type SaveOptions = { defaultPath?: string; filters?: { name: string; extensions: string[] }[] }

export type CallEvent = { sender: Contents; senderFrame: { url: string; parent: unknown } | null }

type Navigation = Prevented & { url: string; isMainFrame: boolean }

export type ContextMenuParams = {
  isEditable: boolean
  selectionText: string
  misspelledWord: string
  dictionarySuggestions: string[]
  editFlags: { canCut: boolean; canCopy: boolean; canPaste: boolean }
}

export type Contents = {
  on(event: 'will-frame-navigate' | 'will-redirect', listener: (details: Navigation) => void): unknown
  on(event: 'will-attach-webview', listener: (event: Prevented) => void): unknown
  on(event: 'did-fail-load', listener: (event: unknown, code: number, description: string, url: string, isMainFrame: boolean) => void): unknown
  on(event: 'did-start-navigation', listener: (details: { url: string; isMainFrame: boolean; isSameDocument: boolean }) => void): unknown
  on(event: 'render-process-gone', listener: (event: unknown, details: { reason: string }) => void): unknown
  on(event: 'preload-error', listener: (event: unknown, path: string, error: Error) => void): unknown
  on(event: 'zoom-changed', listener: (event: unknown, direction: 'in' | 'out') => void): unknown
  on(event: 'context-menu', listener: (event: unknown, params: ContextMenuParams) => void): unknown
  on(event: 'did-finish-load', listener: () => void): unknown
  setWindowOpenHandler(handler: (details: { url: string }) => { action: 'deny' }): void
  send(channel: string, event: unknown): void
  setZoomFactor(factor: number): void
  replaceMisspelling(word: string): void
  print(): void
  printToPDF(options: { printBackground: boolean; preferCSSPageSize: boolean; pageSize: 'A4' }): Promise<Uint8Array>
}

export type WindowOptions = Partial<Bounds> & {
  minWidth: number
  minHeight: number
  show: boolean
  title: string
  icon: string
  backgroundColor: string
  webPreferences: {
    preload: string
    sandbox: true
    contextIsolation: true
    nodeIntegration: false
    webviewTag: false
    spellcheck: true
    navigateOnDragDrop: false
  }
}

export type BrowserWindow = {
  readonly webContents: Contents
  loadURL(address: string): Promise<void>
  on(event: 'close', listener: (event: Prevented) => void): unknown
  on(event: 'closed' | 'ready-to-show' | 'focus', listener: () => void): unknown
  show(): void
  hide(): void
  focus(): void
  maximize(): void
  restore(): void
  isMaximized(): boolean
  isMinimized(): boolean
  isFocused(): boolean
  isDestroyed(): boolean
  getNormalBounds(): Bounds
  setOverlayIcon(picture: Picture | null, description: string): void
}

export type MenuItem = {
  label?: string
  role?:
    | 'cut'
    | 'copy'
    | 'paste'
    | 'selectAll'
    | 'undo'
    | 'redo'
    | 'minimize'
    | 'togglefullscreen'
    | 'hide'
    | 'hideOthers'
    | 'unhide'
    | 'services'
    | 'toggleDevTools'
  type?: 'separator'
  accelerator?: string
  enabled?: boolean
  submenu?: MenuItem[]
  click?: () => void
}
export type BuiltMenu = { popup(): void }

type Tray = {
  setToolTip(text: string): void
  setContextMenu(menu: BuiltMenu | null): void
  on(event: 'click', listener: () => void): unknown
}

export type Notification = { show(): void; on(event: 'click', listener: () => void): unknown }

/** What electron-updater does for us. */
export type UpdaterPort = {
  autoDownload: boolean
  autoInstallOnAppQuit: boolean
  logger: unknown
  on(event: 'update-downloaded', listener: () => void): unknown
  on(event: 'error', listener: (error: Error) => void): unknown
  /** Resolves before what it found is fetched. */
  checkForUpdates(): Promise<{ downloadPromise?: Promise<unknown> | null } | null>
  quitAndInstall(): void
}
