import { lazy, type ReactNode, Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { links } from '#links'
import { texts } from '#texts'
import { lazyPart } from '../../components/lazy-part'
import { useSession } from '../../data/store/account-store-context'
import { AppFrame } from '../../ui/layout/app-frame'
import { Header } from '../../ui/layout/navigation/header'
import { LoadingPage } from '../loading-page'
import { UpdateOffer } from '../pwa/update-offer'
import { useAccountState } from '../session/account-state'
import { Footer } from './footer'
import { SignedOutHeader } from './signed-out-header'

const SignedInHeader = lazyPart(async () => (await import('./signed-in-header')).SignedInHeader)
const SyncStrip = lazyPart(async () => (await import('./sync-strip')).SyncStrip)

const { homeLabel, label } = texts.shell.header

export const PublicLayout = () => (
  <PublicFrame>
    <Outlet />
  </PublicFrame>
)

export function PublicFrame({ children }: { children: ReactNode }) {
  const { session } = useSession()
  const isOpen = useAccountState() === 'open'
  const top = session ? (
    <Suspense fallback={<Header homeHref={links.home()} homeLabel={homeLabel} navLabel={label} items={[]} />}>
      <SignedInHeader />
    </Suspense>
  ) : (
    <SignedOutHeader />
  )
  const status = (
    <>
      <UpdateOffer />
      {isOpen ? (
        <Suspense>
          <SyncStrip />
        </Suspense>
      ) : null}
    </>
  )
  return (
    <AppFrame top={top} status={status} footer={<Footer />}>
      {children}
    </AppFrame>
  )
}

const SignedInLayout = lazy(async () => ({ default: (await import('./signed-in-layout')).SignedInLayout }))

/** The signed in see public pages inside their area, whose sidebar stays. */
export function PublicOrAreaLayout() {
  const { state } = useSession()
  return state === 'signed_out' ? (
    <PublicLayout />
  ) : (
    <Suspense fallback={<LoadingPage />}>
      <SignedInLayout />
    </Suspense>
  )
}
