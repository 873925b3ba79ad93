import { EventEmitter } from 'node:events'
import { eventChannel } from '../../../electron/channels'

/** A preventable event. */
export const prevented = () => {
  const event = {
    isPrevented: false,
    preventDefault: () => {
      event.isPrevented = true
    },
  }
  return event
}

export class StandInContents extends EventEmitter {
  zoom = 1
  told: unknown[] = []
  openHandler: (details: { url: string }) => { action: 'deny' } = () => ({ action: 'deny' })
  setWindowOpenHandler(handler: (details: { url: string }) => { action: 'deny' }) {
    this.openHandler = handler
  }
  send(channel: string, event: unknown) {
    if (channel === eventChannel) this.told.push(event)
  }
  setZoomFactor(factor: number) {
    this.zoom = factor
  }
  /** Whether it got there. Electron reports the start before it asks. */
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
