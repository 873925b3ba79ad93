import { lazy, Suspense } from 'react'
import { useSession } from '../../data/store/account-store-context'
import { LoadingPage } from '../loading-page'
import { PublicLayout } from './public-layout'

const SignedInLayout = lazy(async () => ({ default: (await import('./signed-in-layout')).SignedInLayout }))

/** Around pages that anyone may see: the signed in see them inside their area, whose sidebar stays. */
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
