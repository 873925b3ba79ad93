import { atom, getDefaultStore } from 'jotai/vanilla'
import { desktop } from '#desktop'
import { firstInstallation } from './first-installation'
import { letIn } from './let-in'

const HOUR_MS = 3_600_000
/** How long a page may take to come to rest once its person wants the new version. */
export const REST_MS = 10_000

/** A new version that waits. */
export type Update = {
  /** It could not be let in when that was tried. */
  hasFailed?: boolean
  /** Lets it in and begins with it afresh. */
  install: () => void
  /** Says no more of this one, for as long as the page lives. */
  putOff: () => void
}

/** The new version that waits to be let in, if there is one. */
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

function offer(registration: ServiceWorkerRegistration, worker: ServiceWorker, hasFailed = false): void {
  tell({
    hasFailed,
    install: () => void install(registration, worker),
    putOff() {
      putOff = worker
      tell(null)
    },
  })
}

async function install(registration: ServiceWorkerRegistration, worker: ServiceWorker): Promise<void> {
  await whenSettled(REST_MS)
  // It can be put off meanwhile, and then nothing reloads any more.
  const isIn = worker !== putOff && (await letIn(registration, navigator.serviceWorker))
  if (worker === putOff) return
  if (isIn) window.location.reload()
  else offer(registration, worker, true)
}

const tell = (next: Update | null): void => getDefaultStore().set(waitingUpdate, next)
