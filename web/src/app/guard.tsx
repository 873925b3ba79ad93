import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { links } from '#links'
import { type Origin, originOf } from '../components/origin'
import { useSession } from '../data/store/account-store-context'

/** Sends the signed out to /login, and back here once they have signed in. Reads this device's session and waits for no network. */
export function SignedInOnly() {
  const { state } = useSession()
  const { pathname, search, hash } = useLocation()
  const origin: Origin = { from: pathname + search + hash }
  return state === 'signed_in' ? <Outlet /> : <Navigate to={links.signIn()} replace state={origin} />
}

/** Sends the signed in past the pages for signing in and up, to where they were going. */
export function SignedOutOnly() {
  const { state } = useSession()
  const { state: origin } = useLocation()
  return state === 'signed_out' ? <Outlet /> : <Navigate to={originOf(origin)} replace />
}
