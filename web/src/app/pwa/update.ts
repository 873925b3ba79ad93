import { atom, getDefaultStore } from 'jotai/vanilla'
import { desktop } from '#desktop'

const HOUR_MS = 3_600_000
const RETRY_MS = 20_000
/** How long an accepted update waits for the page to come to rest. */
export const REST_MS = 10_000
/** Longer than the half minute that Chromium lets a new worker wait for a restarted old one. */
const PATIENCE_MS = 60_000

export type Update = {
  hasFailed?: boolean
  install: () => void
  /** Hides the offer for as long as the page lives. */
  putOff: () => void
}

export const waitingUpdate = atom<Update | null>(null)

let putOff: ServiceWorker | null = null

/**
 * Checks hourly while visible. Only the tab where 'Atualizar' is pressed reloads; keep-last-version.js keeps the old files for other tabs.
 * `firstScreen`: the first screen's code has loaded.
 */
export async function registerWorker(firstScreen: Promise<unknown>): Promise<void> {
  // The desktop app ships its files.
  if (!import.meta.env.PROD || desktop || !('serviceWorker' in navigator)) return
  // The first worker fetches the whole app, which must not compete with what the person asked for.
  if (!navigator.serviceWorker.controller) await firstScreen.then(() => whenSettled())
  const registration = await firstInstallation(navigator.serviceWorker)
  // keep-precache.js refetches missing files of the app, once the first screen is here.
  void firstScreen.then(() => whenSettled()).then(() => registration.active?.postMessage({ type: 'FILL_PRECACHE' }))
  // Not workbox-window: after a first update that broke off on a bad line it reports no later one.
  const follow = () => offerOnceInstalled(registration)
  follow()
  registration.addEventListener('updatefound', follow)

  let lastLook = Date.now()
  const lookEachHour = () => {
    if (document.visibilityState !== 'visible' || Date.now() - lastLook < HOUR_MS) return
    lastLook = Date.now()
    registration.update().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', lookEachHour)
  setInterval(lookEachHour, HOUR_MS)
}

/**
 * A first installation that breaks off on a bad line is tried again, since nothing opens offline without it. Throws where the browser allows
 * no worker.
 */
export async function firstInstallation(container: ServiceWorkerContainer, retryMs = RETRY_MS): Promise<ServiceWorkerRegistration> {
  await container.register('/sw.js').catch((error: unknown) => {
    // Network failures are TypeErrors.
    if (!(error instanceof TypeError)) throw error
  })
  const retry = setInterval(() => container.register('/sw.js').catch(() => undefined), retryMs)
  return container.ready.finally(() => clearInterval(retry))
}

/** Loaded after the first screen; where that code does not come, nothing is waited for. */
const whenSettled = (most?: number): Promise<void> =>
  import('./page-settled').then(
    ({ pageSettled }) => pageSettled(most),
    () => undefined,
  )

function offerOnceInstalled(registration: ServiceWorkerRegistration): void {
  const worker = registration.installing ?? registration.waiting
  // The first version has no older one to wait for.
  if (!worker || !registration.active) return
  const look = () => {
    if (worker.state === 'installed' && worker !== putOff) offer(registration, worker)
  }
  look()
  worker.addEventListener('statechange', look)
}

function offer(registration: ServiceWorkerRegistration, worker: ServiceWorker): void {
  tell({
    install: () => void install(registration, worker),
    putOff() {
      putOff = worker
      tell(null)
    },
  })
}

/** A version that the browser did not activate is offered again after the reload. */
async function install(registration: ServiceWorkerRegistration, worker: ServiceWorker): Promise<void> {
  await whenSettled(REST_MS)
  // An update that was put off meanwhile reloads nothing.
  if (worker !== putOff) await activate(registration, navigator.serviceWorker)
  if (worker !== putOff) window.location.reload()
}

/** Chromium then ends the old worker, and a request meanwhile restarts it: the page should be at rest. */
export async function activate({ waiting }: ServiceWorkerRegistration, container: ServiceWorkerContainer, patienceMs = PATIENCE_MS): Promise<void> {
  if (!waiting) return
  const isActive = new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true }))
  waiting.postMessage({ type: 'SKIP_WAITING' })
  await Promise.race([isActive, new Promise((resolve) => setTimeout(resolve, patienceMs))])
}

const tell = (next: Update | null): void => getDefaultStore().set(waitingUpdate, next)
