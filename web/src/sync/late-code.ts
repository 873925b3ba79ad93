import { lostWay } from '../http/failure'
import { type StorageFailure, storageFailure } from './storage-trouble'

/** A chunk of the app did not load, as on a first visit with one bar of signal; this device's storage is not at fault. */
export class LateCodeFailure extends Error {}

/** A chunk without progress for so long counts as not loaded. If it loads later, the next call has it at once. */
const COMES_WITHIN_MS = 60_000

/** Loads a chunk on demand. Rejects with `LateCodeFailure`. */
export async function lateCode<T>(loading: Promise<T>): Promise<T> {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    waiting = setTimeout(reject, COMES_WITHIN_MS)
  })
  try {
    return await Promise.race([loading, silence])
  } catch (cause) {
    throw new LateCodeFailure('A piece of the code did not come.', { cause })
  } finally {
    clearTimeout(waiting)
  }
}

/** Failure of this device's storage, or of the connection for a chunk. */
export type DeviceFailure = StorageFailure | { ok: false; code: ReturnType<typeof lostWay> }

/** Failure of what may need late code, as a value. `what` is for the console. */
export function deviceFailure(what: string, error: unknown): DeviceFailure {
  const failure = storageFailure(what, error)
  return error instanceof LateCodeFailure ? { ok: false, code: lostWay() } : failure
}
