import { tabStore } from '../../browser-store'
import { arePhotosInPreparation } from '../../data/pictures/photos-in-preparation'

const KEY = 'canteiro-loaded-again'
const MINUTE_MS = 60_000
const LOOK_MS = 250

const failures = new WeakSet<object>()

/** Remembers which errors mean that a part of the app's code did not come. A browser tells that by a sentence only; Vite by an event. */
export function watchLoads(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => failures.add(payload))
}

/**
 * Whether a fresh page is worth a try. Browsers older than the summer of 2026 never ask again for a module that failed to come once
 * (https://github.com/whatwg/html/pull/10327), and after an update the old files are gone.
 * Once a minute at most, so that it does not go round in circles, and never without a network: a browser that has nothing stored would show its own page.
 * Nor while photos are being prepared, which a fresh page would know nothing of.
 */
export function mayLoadAgain(error: unknown): boolean {
  if (!(error instanceof Error) || !failures.has(error) || !navigator.onLine || arePhotosInPreparation()) return false
  const last = Number(tabStore.get(KEY) ?? 0)
  // A tab that can note nothing would go round in circles.
  return Math.abs(Date.now() - last) > MINUTE_MS && tabStore.set(KEY, String(last))
}

export function loadAgain(): void {
  tabStore.set(KEY, String(Date.now()))
  window.location.reload()
}

/** A fresh page because a person asked for it: after the photos that are being prepared, for a minute at most. */
export async function loadWhenPhotosAreKept(): Promise<void> {
  const since = performance.now()
  while (arePhotosInPreparation() && performance.now() - since < MINUTE_MS) await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  window.location.reload()
}
