/** The engine also runs without a browser. */
export type SyncEnvironment = {
  isOnline(): boolean
  isVisible(): boolean
  onChange(listener: () => void): () => void
  /** Absent where there are no tabs. */
  locks?: LockManager
  openChannel?(name: string): BroadcastChannel
}

export const browserEnvironment = (): SyncEnvironment => ({
  isOnline: () => navigator.onLine,
  isVisible: () => document.visibilityState === 'visible',
  onChange(listener) {
    const ends = [listenTo(window, 'online', listener), listenTo(window, 'offline', listener), listenTo(document, 'visibilitychange', listener)]
    return () => {
      for (const end of ends) end()
    }
  },
  locks: navigator.locks,
  openChannel: (name) => new BroadcastChannel(name),
})

function listenTo(target: EventTarget, event: string, listener: () => void): () => void {
  target.addEventListener(event, listener)
  return () => target.removeEventListener(event, listener)
}
