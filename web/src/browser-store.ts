/** Values stored by the browser for this site. A browser that blocks a site's data throws on access: then nothing is stored or found. */
export type BrowserStore = {
  get(key: string): string | null
  /** False where the device has no room. */
  set(key: string, text: string): boolean
  remove(key: string): void
  keys(): string[]
}

const localOf = (): Storage => localStorage
const tabOf = (): Storage => sessionStorage

/** localStorage. */
export const deviceStore: BrowserStore = guarded(localOf)
/** sessionStorage: it ends with the tab. */
export const tabStore: BrowserStore = guarded(tabOf)

export const isStorageBlocked = (): boolean => 'window' in globalThis && opened(localOf) === null

function guarded(open: () => Storage): BrowserStore {
  return {
    get: (key) => opened(open)?.getItem(key) ?? null,
    set(key, text) {
      try {
        open().setItem(key, text)
        return true
      } catch (error) {
        console.info(`This browser has not kept ${key}.`, error)
        return false
      }
    },
    remove: (key) => opened(open)?.removeItem(key),
    keys: () => Object.keys(opened(open) ?? {}),
  }
}

function opened(open: () => Storage): Storage | null {
  try {
    return open()
  } catch {
    return null
  }
}
