import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { Outlet } from 'react-router-dom'
import { desktop } from '#desktop'
import { links } from '#links'
import { texts } from '#texts'
import { lazyPart } from '../components/lazy-part'
import { useLateDialog, useOptionalPart } from '../components/use-optional-part'
import { toastQueue } from '../ui/feedback/toasts'
import { link as skipLink } from '../ui/layout/navigation/skip-link.css'
import { usePaletteKeys } from './palette/use-palette-keys'
import { closeGuide, useIsGuideOpen } from './pwa/install-offer'
import { useAccountState } from './session/account-state'
import { ScrollTop } from './shell/scroll-top'
import { PlainToastArea } from './toasts/plain-toast-area'
import { useArrival } from './use-arrival'

const WhileSignedIn = lazyPart(async () => (await import('./while-signed-in')).WhileSignedIn)
const ToastArea = lazy(() =>
  import('../ui/feedback/toast-area').then(
    (area) => ({ default: area.ToastArea }),
    () => ({ default: PlainToastArea }),
  ),
)
const AccountRemovedPage = lazy(async () => ({ default: (await import('./session/account-removed-page')).AccountRemovedPage }))

const MAIN = 'conteudo'

export function RootLayout() {
  const account = useAccountState()
  const isGuideOpen = useIsGuideOpen()
  const InstallGuide = useLateDialog(loadGuide, isGuideOpen, closeGuide)
  const InDesktop = useOptionalPart(loadInDesktop, desktop !== undefined)
  useArrival()
  usePaletteKeys(account === 'open', isOutsideAdmin)
  return (
    <>
      <a className={skipLink} href={`#${MAIN}`} onClick={() => document.getElementById(MAIN)?.focus()}>
        {texts.shell.skipToContent}
      </a>
      {account === 'removed' ? (
        <Suspense>
          <AccountRemovedPage />
        </Suspense>
      ) : (
        <Outlet />
      )}
      {account === 'open' ? (
        <Suspense>
          <WhileSignedIn />
        </Suspense>
      ) : null}
      {InDesktop && desktop ? <InDesktop desktop={desktop} /> : null}
      {isGuideOpen && InstallGuide ? <InstallGuide /> : null}
      <ScrollTop />
      <Toasts />
    </>
  )
}

/** The administrators' area has a palette of its own. */
const isOutsideAdmin = (): boolean => !location.pathname.startsWith(links.admin())

const loadGuide = async () => (await import('./pwa/install-guide')).InstallGuide
const loadInDesktop = async () => (await import('./desktop/in-desktop')).InDesktop

/** Empty without toasts, so its code loads with the first one. */
function Toasts() {
  const hasToast = useSyncExternalStore(
    onToast,
    () => toastQueue.visibleToasts.length > 0,
    () => false,
  )
  const [isLoaded, setIsLoaded] = useState(hasToast)
  if (hasToast && !isLoaded) setIsLoaded(true)
  return isLoaded ? (
    <Suspense>
      <ToastArea label={texts.shell.toasts} closeLabel={texts.actions.close} />
    </Suspense>
  ) : null
}

const onToast = (listener: () => void) => toastQueue.subscribe(listener)
