import { atom, getDefaultStore } from 'jotai/vanilla'
import { desktop } from '#desktop'

const HOUR_MS = 3_600_000
const RETRY_MS = 20_000
/** How long a page may take to come to rest once its person wants the new version. */
export const REST_MS = 10_000
/** Longer than Chromium lets a new worker wait for an old one that something has started again: half a minute. */
const PATIENCE_MS = 60_000

/** A new version that waits. */
export type Update = {
  /** The desktop app could not install it. */
  hasFailed?: boolean
  /** Activates it and begins with it afresh. */
  install: () => void
  /** Says no more of this one, for as long as the page lives. */
  putOff: () => void
}

/** The new version that waits to be activated, if there is one. */
export const waitingUpdate = atom<Update | null>(null)

let putOff: ServiceWorker | null = null

/**
 * Registers the service worker and looks for a new version each hour that the app is looked at. A new one waits for 'Atualizar': only the tab where it
 * is pressed reloads, so that nothing reloads under someone's typing. The others go on: keep-last-version.js keeps what they may still have to load.
 * `firstScreen` resolves once the code of the screen that was asked for is here.
 */
export async function registerWorker(firstScreen: Promise<unknown>): Promise<void> {
  // The desktop app has its files with it.
  if (!import.meta.env.PROD || desktop || !('serviceWorker' in navigator)) return
  // The first worker fetches the whole app, which must not compete with what the person asked for.
  if (!navigator.serviceWorker.controller) await firstScreen.then(() => whenSettled())
  const registration = await firstInstallation(navigator.serviceWorker)
  // keep-precache.js fetches what of the app is gone from this device, once the person has what they asked for.
  void firstScreen.then(() => whenSettled()).then(() => registration.active?.postMessage({ type: 'FILL_PRECACHE' }))
  // Not workbox-window: it follows the first update that it finds, and says nothing of the next when that one broke off on a bad line.
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
 * The registration of the service worker, once a version of it is there. On a bad line the first installation may break off, and nothing would open
 * without a network until the next visit: so it is tried again. Throws where the browser allows no worker.
 */
export async function firstInstallation(container: ServiceWorkerContainer, retryMs = RETRY_MS): Promise<ServiceWorkerRegistration> {
  await container.register('/sw.js').catch((error: unknown) => {
    // Network failures are TypeErrors.
    if (!(error instanceof TypeError)) throw error
  })
  const retry = setInterval(() => container.register('/sw.js').catch(() => undefined), retryMs)
  return container.ready.finally(() => clearInterval(retry))
}

/** Its code comes after the first screen's; where that does not come, nothing is waited for. */
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

/** A version that the browser did not activate is offered again by the fresh page. */
async function install(registration: ServiceWorkerRegistration, worker: ServiceWorker): Promise<void> {
  await whenSettled(REST_MS)
  // It can be put off meanwhile, and then nothing reloads any more.
  if (worker !== putOff) await activate(registration, navigator.serviceWorker)
  if (worker !== putOff) window.location.reload()
}

/**
 * Activates the version that waits, unless another tab has. Chromium ends the old worker for it: a request that comes meanwhile starts the old one again, so
 * the page should be at rest.
 */
export async function activate({ waiting }: ServiceWorkerRegistration, container: ServiceWorkerContainer, patienceMs = PATIENCE_MS): Promise<void> {
  if (!waiting) return
  const isActive = new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true }))
  waiting.postMessage({ type: 'SKIP_WAITING' })
  await Promise.race([isActive, new Promise((resolve) => setTimeout(resolve, patienceMs))])
}

const tell = (next: Update | null): void => getDefaultStore().set(waitingUpdate, next)
