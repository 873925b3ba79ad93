import { useSyncExternalStore } from 'react'

const EVERY_MS = 60_000

let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

/** This device's time in milliseconds, renewed each minute and on return: 'há 2 horas' ages while one looks at it. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => now)

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    renew()
    timer = setInterval(renew, EVERY_MS)
    document.addEventListener('visibilitychange', renew)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    document.removeEventListener('visibilitychange', renew)
  }
}

function renew(): void {
  now = Date.now()
  for (const listener of listeners) listener()
}
