import { useLocation } from 'react-router-dom'
import { links } from '#links'
import type { ArgumentOf } from '../../../../electron/bridge'
import { useAdminSession } from '../../data/session/admin-session'
import { useSession } from '../../data/store/account-store-context'
import { adminPages } from '../../features/admin/pages'
import { isAdminsProject } from '../guard'
import { pagesIn } from '../page-at'
import { areaNavigation } from '../shell/navigation'
import { useWayIn } from '../shell/use-way-in'

type Areas = ArgumentOf<'showAreas'>

/** By the open page's role. `hasAccount`: this device's database is open. */
export function useDesktopAreas(hasAccount: boolean): Areas {
  const { pathname } = useLocation()
  const { session } = useSession()
  const wayIn = useWayIn()
  const isAdmin = useAdminSession() !== null
  const isInAdminArea = pathname.startsWith(links.admin())
  if (isAdmin && (isInAdminArea || isAdminsProject(pathname) || !session)) return { ...ofNobody, areas: adminAreas(), hasMyData: hasAccount }
  if (!session) return { ...ofNobody, areas: publicAreas(wayIn) }
  return {
    areas: areaNavigation(session.role, '', { messages: 0, proposals: 0 }).sidebar.map(({ text, href }) => ({ label: text, path: href })),
    newProject: session.role === 'cliente' ? links.newProject() : null,
    hasPalette: hasAccount && !isInAdminArea,
    hasMyData: hasAccount,
  }
}

const ofNobody: Areas = { areas: [], newProject: null, hasPalette: false, hasMyData: false }

const adminAreas = (): Areas['areas'] => adminPages.flatMap(({ path, menu }) => (menu ? [{ label: menu.text, path }] : []))

const publicAreas = (wayIn: ReturnType<typeof useWayIn>): Areas['areas'] => [
  ...pagesIn('header').map(({ text, path }) => ({ label: text, path })),
  ...pagesIn('entrance').map(({ text, path }) => ({ label: text, path: wayIn(path) })),
]
