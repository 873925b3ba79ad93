import { matchPath, Outlet, useLocation } from 'react-router-dom'
import type { Role } from '#domain/documents'
import { texts } from '#texts'
import { links, routes } from '../links'
import { Page } from '../ui/app-frame'
import { EmptyState } from '../ui/empty-state'
import { LinkButton } from '../ui/link-button'

const known: readonly Role[] = ['cliente', 'empresa', 'autonomo']
const roomsOf: readonly { path: string; roles: readonly Role[] }[] = [
  { path: routes.newProject, roles: ['cliente'] },
  { path: routes.myProjects, roles: ['cliente'] },
  { path: routes.receivedProposals, roles: ['cliente'] },
  { path: routes.myProposals, roles: ['empresa', 'autonomo'] },
]

/** Whether somebody of this role has anything to do on this page. */
export const mayEnter = (role: Role, pathname: string): boolean =>
  (roomsOf.find(({ path }) => matchPath(path, pathname))?.roles ?? known).includes(role)

/** The page, for the roles it is for. */
export function RoleOnly({ accountRole }: { accountRole: Role }) {
  const { pathname } = useLocation()
  return mayEnter(accountRole, pathname) ? <Outlet /> : <InvalidRole />
}

const InvalidRole = () => (
  <Page>
    <EmptyState
      level={1}
      title={texts.dashboard.invalidRole}
      action={<LinkButton href={links.dashboard()}>{texts.notFound.goToDashboard}</LinkButton>}
    />
  </Page>
)
