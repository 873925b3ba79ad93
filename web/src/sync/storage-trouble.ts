/** Why this device could not store something: there is no room, or its database is gone or closed under the app. */
export type StorageTrouble = 'full' | 'broken'

/** Reads a failure of IndexedDB, which libraries wrap in their own. */
export function storageTrouble(error: unknown): StorageTrouble {
  for (let at: unknown = error; at instanceof Error || at instanceof DOMException; at = innerOf(at)) {
    if (at.name === 'QuotaExceededError') return 'full'
  }
  return 'broken'
}

const innerOf = (error: Error): unknown => ('inner' in error ? error.inner : error.cause)
