import { lazy, Suspense } from 'react'
import { matchPath, Navigate, Outlet, useLocation } from 'react-router-dom'
import { links, paths } from '#links'
import { type Origin, originAt } from '../../components/origin'
import { isAdminTab } from '../../data/session/in-admin-tab'
import { useSession } from '../../data/store/account-store-context'

const AdminProject = lazy(async () => ({ default: (await import('../admin-area')).AdminProject }))

/** Sends the signed out to /login, and back here once they have signed in. Reads this device's session and waits for no network. */
export function SignedInOnly() {
  const { state } = useSession()
  const { pathname, search, hash } = useLocation()
  const origin: Origin = { from: pathname + search + hash }
  if (isAdminsProject(pathname)) {
    return (
      <Suspense>
        <AdminProject />
      </Suspense>
    )
  }
  return state === 'signed_in' ? <Outlet /> : <Navigate to={links.signIn()} replace state={origin} />
}

/** For an administrator a project is read-only, and has nothing to do with who is signed in otherwise on this device. Product 2. */
export const isAdminsProject = (pathname: string): boolean =>
  pathname !== paths.newProject && matchPath(paths.project, pathname) !== null && isAdminTab()

/** Sends the signed in past the pages for signing in and up, to where they were going. */
export function SignedOutOnly() {
  const { state } = useSession()
  const location = useLocation()
  return state === 'signed_out' ? <Outlet /> : <Navigate to={originAt(location)} replace />
}
