import { lazy, Suspense } from 'react'
import { matchPath, Navigate, Outlet, useLocation } from 'react-router-dom'
import { links, paths } from '#links'
import { type Origin, originAt } from '../components/origin'
import { isAdminTab } from '../data/session/in-admin-tab'
import { useSession } from '../data/store/account-store-context'

const SharedProject = lazy(async () => ({ default: (await import('./shared-project')).SharedProject }))
const AdminProject = lazy(async () => ({ default: (await import('./admin-area')).AdminProject }))

/** Leads the signed out to /login and back, or first to a project's public facts. Waits for no network. */
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
  if (state === 'signed_in') return <Outlet />
  return isProject(pathname) ? (
    <Suspense>
      <SharedProject />
    </Suspense>
  ) : (
    <Navigate to={links.signIn()} replace state={origin} />
  )
}

const isProject = (pathname: string): boolean => pathname !== paths.newProject && matchPath(paths.project, pathname) !== null

/** An administrator's project page, whoever is signed in on this device. Product 2. */
export const isAdminsProject = (pathname: string): boolean => isProject(pathname) && isAdminTab()

export function SignedOutOnly() {
  const { state } = useSession()
  const location = useLocation()
  return state === 'signed_out' ? <Outlet /> : <Navigate to={originAt(location)} replace />
}
