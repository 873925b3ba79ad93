import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { Navigate, Outlet, type RouteObject, useLocation, useRoutes } from 'react-router-dom'
import { links, paths } from '#links'
import { texts } from '#texts'
import { type Origin, originOf } from '../../components/origin'
import { useAdminSession } from '../../data/session/admin-session'
import { EmptyState } from '../../ui/feedback/empty-state'
import { Spinner } from '../../ui/feedback/spinner'
import { LinkButton } from '../../ui/forms/buttons/link-button'
import { Page } from '../../ui/layout/app-frame'
import { AdminFrame } from './admin-frame'
import { adminPages } from './pages'

const AdminLoginPage = lazy(async () => ({ default: (await import('./login-page')).AdminLoginPage }))

/** Passed by the app: the entrance's frame, the new version's offer, and the header's content. */
export type AdminSlots = { EntranceFrame: ComponentType<{ children: ReactNode }>; status: ReactNode; tools: ReactNode }

/** Loaded with its routes, so that other visits do not load even their names. */
export function createAdminArea({ EntranceFrame, ...slots }: AdminSlots): ComponentType {
  const pages: RouteObject[] = [
    {
      path: below(paths.adminLogin),
      element: (
        <EntranceFrame>
          <Entrance />
        </EntranceFrame>
      ),
    },
    {
      element: <AdminsOnly {...slots} />,
      children: [
        { index: true, Component: adminPages[0].Component },
        ...adminPages.map(({ path, Component }) => ({ path: below(path), Component })),
        { path: '*', Component: NoSuchPage },
      ],
    },
  ]
  return () => useRoutes(pages)
}

const below = (path: string): string => path.slice(paths.admin.length + 1)

type FrameSlots = Pick<AdminSlots, 'status' | 'tools'>

/** Independent of this device's other session. Product 2. */
function AdminsOnly({ children = <Outlet />, ...slots }: FrameSlots & { children?: ReactNode }) {
  const session = useAdminSession()
  const { pathname, search, hash } = useLocation()
  const origin: Origin = { from: pathname + search + hash }
  if (!session) return <Navigate to={links.adminLogin()} replace state={origin} />
  return (
    <AdminFrame email={session.email} {...slots}>
      <Suspense fallback={<Loading />}>{children}</Suspense>
    </AdminFrame>
  )
}

const ProjectPage = lazy(async () => ({ default: (await import('./tables/project-page')).ProjectPage }))

/** /projetos/{id} in the area's frame. */
export function AdminProjectArea(slots: FrameSlots) {
  const { pathname } = useLocation()
  return (
    <AdminsOnly {...slots}>
      <ProjectPage projectId={pathname.split('/').at(-1) ?? ''} />
    </AdminsOnly>
  )
}

function Entrance() {
  const { state } = useLocation()
  return (
    <Suspense fallback={<Loading />}>
      <AdminLoginPage to={adminOriginOf(state)} />
    </Suspense>
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

/** The requested page in the area, else its start. */
export function adminOriginOf(state: unknown, ownOrigin: string = window.location.origin): string {
  const path = originOf(state, ownOrigin)
  const { pathname } = new URL(path, ownOrigin)
  const isInside = pathname === links.admin() || pathname.startsWith(`${links.admin()}/`)
  return isInside && !pathname.startsWith(links.adminLogin()) ? path : links.admin()
}
