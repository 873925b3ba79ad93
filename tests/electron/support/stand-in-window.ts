import { EventEmitter } from 'node:events'
import type { BrowserWindowConstructorOptions } from 'electron'
import { prevented, StandInContents } from './stand-in-page'

export type WindowOptions = BrowserWindowConstructorOptions & Required<Pick<BrowserWindowConstructorOptions, 'webPreferences'>>

/** `load` gets a page's file. */
export class StandInWindow extends EventEmitter {
  webContents = new StandInContents()
  isShown = false
  isClosed = false
  hasFocus = false
  minimized = false
  maximized = false
  address = ''
  loaded: Promise<void> = Promise.resolve()
  bounds: { x: number; y: number; width: number; height: number }
  readonly options: WindowOptions
  private readonly app: EventEmitter
  private readonly load: (address: string) => Promise<Response>
  constructor(given: WindowOptions, app: EventEmitter, load: (address: string) => Promise<Response>) {
    super()
    this.options = given
    this.app = app
    this.load = load
    this.bounds = { x: given.x ?? 0, y: given.y ?? 0, width: given.width ?? 0, height: given.height ?? 0 }
  }
  loadURL(address: string): Promise<void> {
    this.webContents.emit('did-start-navigation', { url: address, isMainFrame: true, isSameDocument: false })
    this.address = address
    this.loaded = this.finish(address)
    return this.loaded
  }
  private async finish(address: string) {
    await this.load(address)
    this.webContents.emit('did-finish-load')
    this.emit('ready-to-show')
  }
  show() {
    this.isShown = true
  }
  hide() {
    this.isShown = false
  }
  focus() {
    this.hasFocus = true
  }
  setBackgroundColor = () => undefined
  maximize() {
    this.maximized = true
  }
  restore() {
    this.minimized = false
  }
  close() {
    if (this.isClosed) return
    const event = prevented()
    this.emit('close', event)
    if (event.isPrevented) return
    this.isClosed = true
    this.isShown = false
    this.emit('closed')
    this.app.emit('window-all-closed')
  }
  isMaximized = () => this.maximized
  isMinimized = () => this.minimized
  isFocused = () => this.hasFocus
  isDestroyed = () => this.isClosed
  getNormalBounds = () => this.bounds
}
