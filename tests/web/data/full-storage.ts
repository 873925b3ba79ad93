import { onTestFinished, vi } from 'vitest'

/** The error of a browser whose disk is full. */
export const noRoom = () => new DOMException('no room', 'QuotaExceededError')

/** From now on this test's localStorage and sessionStorage take nothing more, while `isFull` says so. Their methods cannot be spied on: once called, this DOM answers the same ones again. */
export function fillStorage(isFull: () => boolean = () => true): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const read = (storage: Storage, key: string) => (key === 'setItem' ? fullOf(storage, isFull) : bound(storage, Reflect.get(storage, key)))
    vi.stubGlobal(name, new Proxy(globalThis[name], { get: (storage, key) => read(storage, String(key)) }))
  }
  onTestFinished(() => void vi.unstubAllGlobals())
}

const fullOf = (storage: Storage, isFull: () => boolean) => (key: string, value: string) => {
  if (isFull()) throw noRoom()
  storage.setItem(key, value)
}

const bound = (storage: Storage, value: unknown) => (typeof value === 'function' ? value.bind(storage) : value)
