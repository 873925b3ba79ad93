import { lazy, type ReactNode, Suspense } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { links } from '#links'
import { texts } from '#texts'
import type { Origin } from '../../components/origin'
import { useAdminSession } from '../../data/session/admin-session'
import { Spinner } from '../../ui/feedback/spinner'
import { AdminFrame } from './admin-frame'

const ProjectPage = lazy(async () => ({ default: (await import('./tables/project-page')).ProjectPage }))

/** /projetos/{id} for an administrator: outside of their area's addresses, inside its frame. */
export function AdminProjectArea({ status }: { status: ReactNode }) {
  const session = useAdminSession()
  const { pathname } = useLocation()
  const origin: Origin = { from: pathname }
  if (!session) return <Navigate to={links.adminLogin()} replace state={origin} />
  return (
    <AdminFrame email={session.email} status={status}>
      <Suspense fallback={<Spinner place="page" label={texts.shell.loading} />}>
        <ProjectPage projectId={pathname.split('/').at(-1) ?? ''} />
      </Suspense>
    </AdminFrame>
  )
}
