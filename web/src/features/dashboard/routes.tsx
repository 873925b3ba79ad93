import type { RouteObject } from 'react-router-dom'
import { texts } from '#texts'
import { routes } from '../../links'

export const dashboardRoutes: RouteObject[] = [
  {
    path: routes.dashboard,
    // The words of the shell, which are loaded anyway.
    handle: { title: texts.shell.header.dashboard },
    lazy: async () => ({ Component: (await import('./dashboard-page')).DashboardPage }),
  },
]
