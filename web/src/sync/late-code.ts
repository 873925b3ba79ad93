import { lostWay } from '../http/failure'
import { type StorageFailure, storageFailure } from './storage-trouble'

/** As on a first visit with one bar of signal; this device's storage is not at fault. */
export class LateCodeFailure extends Error {}

/** If the chunk loads later, the next call has it at once. */
const COMES_WITHIN_MS = 60_000

/** Rejects with `LateCodeFailure`. */
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

export type DeviceFailure = StorageFailure | { ok: false; code: ReturnType<typeof lostWay> }

/** `what` is for the console. */
export function deviceFailure(what: string, error: unknown): DeviceFailure {
  const failure = storageFailure(what, error)
  return error instanceof LateCodeFailure ? { ok: false, code: lostWay() } : failure
}
