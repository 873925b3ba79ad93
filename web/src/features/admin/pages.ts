import type { LucideIcon } from 'lucide-react'
import FolderOpen from 'lucide-react/icons/folder-open'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import ScrollText from 'lucide-react/icons/scroll-text'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import UserX from 'lucide-react/icons/user-x'
import Users from 'lucide-react/icons/users'
import { type ComponentType, lazy } from 'react'
import { adminPaths } from '#admin-links'
import { texts } from '#texts'

/** By an entry of menu and palette, or a link of another page. */
type Reach = { menu: { text: string; Icon: LucideIcon }; linkedFrom?: never } | { linkedFrom: string; menu?: never }

type AdminPage = Reach & { path: string; Component: ComponentType }

/** One for both addresses: the list stays while tickets change. */
const SupportPage = lazy(async () => ({ default: (await import('./support/support-page')).SupportPage }))

/** In the menu's order, the first is the area's start. Apart from the other pages' table: only this area loads them. */
export const adminPages: readonly [AdminPage, ...AdminPage[]] = [
  {
    path: adminPaths.dashboard,
    menu: { text: texts.adminPages.dashboard.menu, Icon: LayoutDashboard },
    Component: lazy(async () => ({ default: (await import('./dashboard/admin-dashboard-page')).DashboardPage })),
  },
  {
    path: adminPaths.users,
    menu: { text: texts.adminTables.users.menu, Icon: Users },
    Component: lazy(async () => ({ default: (await import('./tables/users-page')).UsersPage })),
  },
  {
    path: adminPaths.user,
    linkedFrom: adminPaths.users,
    Component: lazy(async () => ({ default: (await import('./tables/user-page')).UserPage })),
  },
  {
    path: adminPaths.projects,
    menu: { text: texts.adminTables.projects.menu, Icon: FolderOpen },
    Component: lazy(async () => ({ default: (await import('./tables/projects-page')).ProjectsPage })),
  },
  {
    path: adminPaths.support,
    menu: { text: texts.adminPages.support.menu, Icon: LifeBuoy },
    Component: SupportPage,
  },
  {
    path: adminPaths.ticket,
    linkedFrom: adminPaths.support,
    Component: SupportPage,
  },
  {
    path: adminPaths.cancellations,
    menu: { text: texts.adminPages.cancellations.menu, Icon: UserX },
    Component: lazy(async () => ({ default: (await import('./cancellations/cancellations-page')).CancellationsPage })),
  },
  {
    path: adminPaths.audit,
    menu: { text: texts.adminPages.audit.menu, Icon: ScrollText },
    Component: lazy(async () => ({ default: (await import('./audit/audit-page')).AuditPage })),
  },
  {
    path: adminPaths.settings,
    menu: { text: texts.admin.settings, Icon: SlidersHorizontal },
    Component: lazy(async () => ({ default: (await import('./settings/site-settings-page')).SiteSettingsPage })),
  },
]
