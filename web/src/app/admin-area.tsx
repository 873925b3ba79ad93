import { Suspense } from 'react'
import { Navigate, Outlet, type RouteObject, useLocation, useRoutes } from 'react-router-dom'
import { texts } from '#texts'
import { useAdminSession } from '../data/admin-session'
import { AdminLoginPage, adminPages } from '../features/admin/routes'
import { links } from '../links'
import { Page } from '../ui/app-frame'
import { EmptyState } from '../ui/empty-state'
import { LinkButton } from '../ui/link-button'
import { Spinner } from '../ui/spinner'
import { AdminFrame } from './admin-frame'
import { adminOriginOf } from './admin-origin'
import { EntranceFrame } from './entrance-frame'
import type { Origin } from './origin'

/** The routes below /admin. They come with the area itself: nobody else's first visit carries even their names. */
const pages: RouteObject[] = [
  { path: 'login', Component: Entrance },
  {
    Component: AdminsOnly,
    children: [{ index: true, element: <Navigate to={links.admin('/settings')} replace /> }, ...adminPages, { path: '*', Component: NoSuchPage }],
  },
]

export const AdminArea = () => useRoutes(pages)

/** Has nothing to do with who is signed in otherwise on this device. Product 2. */
function AdminsOnly() {
  const session = useAdminSession()
  const { pathname, search, hash } = useLocation()
  const origin: Origin = { from: pathname + search + hash }
  if (!session) return <Navigate to={links.admin('/login')} replace state={origin} />
  return (
    <AdminFrame email={session.email}>
      <Suspense fallback={<Loading />}>
        <Outlet />
      </Suspense>
    </AdminFrame>
  )
}

function Entrance() {
  const { state } = useLocation()
  return (
    <EntranceFrame>
      <Suspense fallback={<Loading />}>
        <AdminLoginPage to={adminOriginOf(state)} />
      </Suspense>
    </EntranceFrame>
  )
}

const Loading = () => <Spinner place="page" label={texts.shell.loading} />

function NoSuchPage() {
  return (
    <Page>
      <EmptyState
        level={1}
        title={texts.notFound.title}
        text={texts.notFound.text}
        action={<LinkButton href={links.admin()}>{texts.admin.goToStart}</LinkButton>}
      />
    </Page>
  )
}
