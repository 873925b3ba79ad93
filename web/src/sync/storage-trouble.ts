/** `full`: no room. `broken`: the database is gone or was closed under the app. */
export type StorageTrouble = 'full' | 'broken'

/** Dexie wraps failures by transaction and by row of a bulk. */
export const storageTrouble = (error: unknown): StorageTrouble => (isFull(error) ? 'full' : 'broken')

const WRAPPED = ['inner', 'cause', 'failures', 'errors', 'parameters', 'error'] as const
const DEEPEST = 6

function isFull(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > DEEPEST) return false
  if (Array.isArray(error)) return error.some((one) => isFull(one, depth + 1))
  if ('name' in error && error.name === 'QuotaExceededError') return true
  return WRAPPED.some((name) => isFull(Reflect.get(error, name), depth + 1))
}

export type StorageFailure = { ok: false; code: `storage_${StorageTrouble}` }

/** `what` is for the console. */
export function storageFailure(what: string, error: unknown): StorageFailure {
  console.info(what, error)
  return { ok: false, code: `storage_${storageTrouble(error)}` }
}
