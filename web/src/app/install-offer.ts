import { useSyncExternalStore } from 'react'

/** What a browser hands out when it could install the app. It is no standard yet, so TypeScript does not know it. */
type InstallEvent = Event & { prompt: () => Promise<unknown> }

let handedOut: InstallEvent | null = null
let isGuideOpen = false
const listeners = new Set<() => void>()

/** To be called before anything else: a browser hands it out once, and waits for no code. */
export function watchInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Else the browser shows a banner of its own, over what somebody is reading.
    event.preventDefault()
    if (isInstallEvent(event)) keep(event)
  })
  window.addEventListener('appinstalled', () => keep(null))
  // On a page that was written out, what came before the app did is kept by after-paint.js.
  const early: unknown = Reflect.get(window, 'handedOutBeforeApp')
  if (early instanceof Event && isInstallEvent(early)) keep(early)
}

/** Lets the browser ask, or tells how it is done by hand. Must be called by a press: browsers ask for nothing else. */
export function installApp(): void {
  if (!handedOut) {
    showGuide(true)
    return
  }
  const asked = handedOut.prompt()
  // It asks once. To whoever says no, the browser may hand out another.
  keep(null)
  asked.catch((error: unknown) => console.info('The browser did not ask about installing.', error))
}

/** False where the app runs installed already, or cannot be. */
export const useCanInstall = (): boolean => useSyncExternalStore(onChange, canInstall, never)
export const useIsGuideOpen = (): boolean => useSyncExternalStore(onChange, () => isGuideOpen, never)
export const closeGuide = (): void => showGuide(false)

const canInstall = (): boolean => !runsInstalled() && (handedOut !== null || isApple())
/** On a page that is written out before any browser sees it. */
const never = (): boolean => false

const runsInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)

/** iPhone and iPad, which never hand anything out. An iPad says that it is a Mac; only it can be touched. */
const isApple = (): boolean => /iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event && typeof event.prompt === 'function'

function keep(event: InstallEvent | null): void {
  handedOut = event
  tell()
}

function showGuide(isOpen: boolean): void {
  isGuideOpen = isOpen
  tell()
}

function onChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}
