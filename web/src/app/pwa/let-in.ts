/** Longer than Chromium lets a new worker wait for an old one that something has started again: half a minute. */
const PATIENCE_MS = 60_000

/**
 * Lets the version in that waits; true once the page can begin with it. False when the browser does not do it. Chromium ends the old worker for it: a
 * request that comes meanwhile starts the old one again, so the page should be at rest.
 */
export async function letIn(registration: ServiceWorkerRegistration, container: ServiceWorkerContainer, patienceMs = PATIENCE_MS): Promise<boolean> {
  const next = registration.waiting
  // Another tab has let it in already.
  if (!next) return true
  const isIn = new Promise<true>((resolve) => container.addEventListener('controllerchange', () => resolve(true), { once: true }))
  next.postMessage({ type: 'SKIP_WAITING' })
  return Promise.race([isIn, new Promise<false>((resolve) => setTimeout(resolve, patienceMs, false))])
}
