import { Navigate, Outlet, useLocation } from 'react-router-dom'
import type { Role } from '#domain/documents'
import { links } from '#links'
import { texts } from '#texts'
import type { Misdirected } from '../../components/misdirected'
import { EmptyState } from '../../ui/feedback/empty-state'
import { Page } from '../../ui/layout/app-frame'
import { isKnownRole, pageAt, rolesOf } from '../page-at'

/** Others get the dashboard, which says whose page it is. Product 48. */
export function RoleOnly({ accountRole }: { accountRole: Role }) {
  const { pathname } = useLocation()
  if (!isKnownRole(accountRole)) return <InvalidRole />
  const roles = rolesOf(pageAt(pathname))
  if (roles.includes(accountRole)) return <Outlet />
  const state: Misdirected = { pageOf: roles.includes('cliente') ? 'clients' : 'providers' }
  return <Navigate to={links.dashboard()} replace state={state} />
}

const InvalidRole = () => (
  <Page>
    <EmptyState level={1} title={texts.dashboard.invalidRole} />
  </Page>
)
