import { lazy, Suspense } from 'react'
import { texts } from '#texts'
import { useSession } from '../data/store/account-store-context'
import { Spinner } from '../ui/feedback/spinner'
import { PublicLayout } from './public-layout'

const SignedInLayout = lazy(async () => ({ default: (await import('./signed-in-layout')).SignedInLayout }))

/** Around pages that anyone may see: the signed in see them inside their area, whose sidebar stays. */
export function PublicOrAreaLayout() {
  const { state } = useSession()
  return state === 'signed_out' ? (
    <PublicLayout />
  ) : (
    <Suspense fallback={<Spinner place="page" label={texts.shell.loading} />}>
      <SignedInLayout />
    </Suspense>
  )
}
