import { tabStore } from '../../browser-store'
import { arePhotosInPreparation } from '../../data/pictures/photos-in-preparation'

const KEY = 'canteiro-loaded-again'
const MINUTE_MS = 60_000
const LOOK_MS = 250

const failures = new WeakSet<object>()

/** A browser reports missing code by a sentence only, Vite by an event. */
export function watchLoads(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => failures.add(payload))
}

/**
 * Older browsers never refetch a failed module (https://github.com/whatwg/html/pull/10327), and an update removes old files. At most once a
 * minute, never offline or while photos are being prepared.
 */
export function mayLoadAgain(error: unknown): boolean {
  if (!(error instanceof Error) || !failures.has(error) || !navigator.onLine || arePhotosInPreparation()) return false
  const last = Number(tabStore.get(KEY) ?? 0)
  // A tab that cannot store the time would reload in circles.
  return Math.abs(Date.now() - last) > MINUTE_MS && tabStore.set(KEY, String(last))
}

export function loadAgain(): void {
  tabStore.set(KEY, String(Date.now()))
  window.location.reload()
}

/** Waits for photos being prepared, a minute at most. */
export async function loadWhenPhotosAreKept(): Promise<void> {
  const since = performance.now()
  while (arePhotosInPreparation() && performance.now() - since < MINUTE_MS) await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  window.location.reload()
}
