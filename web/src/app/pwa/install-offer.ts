import { useAtomValue } from 'jotai/react'
import { atom, getDefaultStore } from 'jotai/vanilla'
import { isAppleDevice } from '../../apple-device'

/** No standard event yet, so TypeScript does not know it. */
type InstallEvent = Event & { prompt: () => Promise<unknown> }

const store = getDefaultStore()
const handedOut = atom<InstallEvent | null>(null)
/** Set by `watchInstall`: prerendering has no browser. */
const isInstallable = atom(false)
const isGuideOpen = atom(false)

/** To be called before anything else: a browser fires the event once, and waits for no code. */
export function watchInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Else the browser shows its own banner over the page.
    event.preventDefault()
    if (isInstallEvent(event)) keep(event)
  })
  window.addEventListener('appinstalled', () => keep(null))
  // after-paint.js keeps an event that came before the app on a prerendered page.
  const early: unknown = Reflect.get(window, 'handedOutBeforeApp')
  keep(early instanceof Event && isInstallEvent(early) ? early : null)
}

/** Must be called by a press, as browsers require. */
export function installApp(): void {
  const event = store.get(handedOut)
  if (!event) {
    store.set(isGuideOpen, true)
    return
  }
  const asked = event.prompt()
  // An event prompts once. After a refusal the browser may fire another.
  keep(null)
  asked.catch((error: unknown) => console.info('The browser did not ask about installing.', error))
}

export const useCanInstall = (): boolean => useAtomValue(isInstallable)
export const useIsGuideOpen = (): boolean => useAtomValue(isGuideOpen)
export const closeGuide = (): void => store.set(isGuideOpen, false)

const runsInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event && typeof event.prompt === 'function'

function keep(event: InstallEvent | null): void {
  store.set(handedOut, event)
  // An iPhone or iPad never fires the event.
  store.set(isInstallable, !runsInstalled() && (event !== null || isAppleDevice()))
}
