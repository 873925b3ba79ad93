import { lostWay } from '../http/failure'
import { type StorageFailure, storageFailure } from './storage-trouble'

/** A piece of the app's code did not come, as on a first visit with one bar of signal: nothing is wrong with what this device stores. */
export class LateCodeFailure extends Error {}

/** A line that stands still is no line. What comes later all the same is there at once when it is asked for again. */
const COMES_WITHIN_MS = 60_000

/** Code that is loaded once it is needed. Rejects with `LateCodeFailure`. */
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

/** Why this device could not do something: its storage, or a connection for the code that does it. */
export type DeviceFailure = StorageFailure | { ok: false; code: ReturnType<typeof lostWay> }

/** A failure of what may need late code, as a value. `what` is for the console. */
export function deviceFailure(what: string, error: unknown): DeviceFailure {
  const failure = storageFailure(what, error)
  return error instanceof LateCodeFailure ? { ok: false, code: lostWay() } : failure
}
