import { vi } from 'vitest'

export class BrowserStream extends EventTarget {
  onerror: (() => void) | null = null
  isClosed = false
  url: string
  constructor(url: string) {
    super()
    this.url = url
    opened.push(this)
  }
  close() {
    this.isClosed = true
  }
  greet(id: string) {
    this.dispatchEvent(new MessageEvent('PB_CONNECT', { data: JSON.stringify({ clientId: id }), lastEventId: id }))
  }
  poke(topic: string) {
    this.dispatchEvent(new MessageEvent(topic, { data: '{}' }))
  }
}

let opened: BrowserStream[] = []

/** Replaces the browser's streams from now on. */
export function browserStreams(): BrowserStream[] {
  opened = []
  vi.stubGlobal('EventSource', BrowserStream)
  return opened
}
