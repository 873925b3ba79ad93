const KEY = 'canteiro-loaded-again'
const MINUTE_MS = 60_000

const failures = new WeakSet<object>()

/** Remembers which errors mean that a part of the app's code did not come. A browser tells that by a sentence only; Vite by an event. */
export function watchLoads(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => failures.add(payload))
}

/**
 * Whether a fresh page is worth a try: a browser never asks again for code that failed to come once, and after an update the old files are gone.
 * Once a minute at most, so that it does not go round in circles.
 */
export function mayLoadAgain(error: unknown): boolean {
  if (!(error instanceof Error) || !failures.has(error)) return false
  const last = Number(sessionStorage.getItem(KEY) ?? 0)
  return Math.abs(Date.now() - last) > MINUTE_MS
}

export function loadAgain(): void {
  sessionStorage.setItem(KEY, String(Date.now()))
  window.location.reload()
}
