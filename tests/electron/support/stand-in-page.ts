import { EventEmitter } from 'node:events'
import type { PrintToPDFOptions } from 'electron'
import { eventChannel } from '../../../electron/channels'

/** An event that the app may prevent. */
export const prevented = () => {
  const event = {
    isPrevented: false,
    preventDefault: () => {
      event.isPrevented = true
    },
  }
  return event
}

/** A page, as far as the app sees and steers it. */
export class StandInContents extends EventEmitter {
  zoom = 1
  told: unknown[] = []
  printed = 0
  savedAs: unknown[] = []
  openHandler: (details: { url: string }) => { action: 'deny' } = () => ({ action: 'deny' })
  setWindowOpenHandler(handler: (details: { url: string }) => { action: 'deny' }) {
    this.openHandler = handler
  }
  send(channel: string, event: unknown) {
    if (channel !== eventChannel) return
    this.told.push(event)
    this.emit('told', event)
  }
  setZoomFactor(factor: number) {
    this.zoom = factor
  }
  print() {
    this.printed++
  }
  async printToPDF(options: PrintToPDFOptions) {
    this.savedAs.push(options)
    return new TextEncoder().encode('%PDF-1.7')
  }
  /** Tells whether a page or link got to `url`. Electron says that a navigation starts before it asks whether it may. */
  navigates(url: string, { isMainFrame = true, event = 'will-frame-navigate' } = {}): boolean {
    this.emit('did-start-navigation', { url, isMainFrame, isSameDocument: false })
    const navigation = Object.assign(prevented(), { url, isMainFrame })
    this.emit(event, navigation)
    return !navigation.isPrevented
  }
  attachesWebview(): boolean {
    const event = prevented()
    this.emit('will-attach-webview', event, {}, { src: 'https://evil.example' })
    return !event.isPrevented
  }
}
