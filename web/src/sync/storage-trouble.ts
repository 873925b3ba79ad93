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

export type StorageFailure = { ok: false; code: `storage_${StorageTrouble}` }

/** A failure of this device's storage as a value: its person keeps what was typed, and hears why. `what` is for the console. */
export function storageFailure(what: string, error: unknown): StorageFailure {
  console.info(what, error)
  return { ok: false, code: `storage_${storageTrouble(error)}` }
}
