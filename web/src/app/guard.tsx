import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { links } from '#links'
import { type Origin, originOf } from '../components/origin'
import { useSession } from '../data/store/account-store-context'

/** Only for who is signed in; the others go to /login and come back afterwards. Reads this device's session and waits for no network. */
export function SignedInOnly() {
  const { state } = useSession()
  const { pathname, search, hash } = useLocation()
  const origin: Origin = { from: pathname + search + hash }
  return state === 'signed_in' ? <Outlet /> : <Navigate to={links.signIn()} replace state={origin} />
}

/** Signing in and signing up are for who is not; the others go where they wanted to. */
export function SignedOutOnly() {
  const { state } = useSession()
  const { state: origin } = useLocation()
  return state === 'signed_out' ? <Outlet /> : <Navigate to={originOf(origin)} replace />
}
