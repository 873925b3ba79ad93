import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { aboutRoutes } from '../features/about/routes'
import { entranceRoutes, mailedRoutes, settingsRoutes } from '../features/account/routes'
import { dashboardRoutes } from '../features/dashboard/routes'
import { directoryRoutes } from '../features/directory/routes'
import { homeRoutes } from '../features/home/routes'
import { howItWorksRoutes } from '../features/how-it-works/routes'
import { legalRoutes } from '../features/legal/routes'
import { messagesRoutes } from '../features/messages/routes'
import { outboxRoutes } from '../features/outbox/routes'
import { projectRoutes } from '../features/projects/routes'
import { proposalRoutes } from '../features/proposals/routes'
import { publishDemandRoutes } from '../features/publish-demand/routes'
import { supportRoutes } from '../features/support/routes'
import { routes } from '../links'
import { behindGuard } from './behind-guard'
import { BrokenPage } from './broken-page'
import { SignedInOnly, SignedOutOnly } from './guard'
import { PublicLayout } from './public-layout'
import { PublicOrAreaLayout } from './public-or-area-layout'
import { RootLayout } from './root-layout'

export type Router = ReturnType<typeof createBrowserRouter>

/** Every route: each feature brings its own list, and this puts it where it belongs. */
export const routeTree: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: BrokenPage,
    children: [
      {
        Component: PublicLayout,
        children: [
          ...homeRoutes,
          ...aboutRoutes,
          ...howItWorksRoutes,
          ...publishDemandRoutes,
          ...supportRoutes,
          ...legalRoutes,
          ...mailedRoutes,
          { Component: SignedOutOnly, children: entranceRoutes },
          { path: '*', lazy: async () => ({ Component: (await import('./not-found-page')).NotFoundPage }) },
        ],
      },
      { path: routes.admin, lazy: async () => ({ Component: (await import('./admin-area')).AdminArea }) },
      { Component: PublicOrAreaLayout, children: directoryRoutes },
      {
        Component: SignedInOnly,
        children: behindGuard([
          {
            lazy: async () => ({ Component: (await import('./signed-in-layout')).SignedInLayout }),
            children: [...dashboardRoutes, ...projectRoutes, ...proposalRoutes, ...messagesRoutes, ...outboxRoutes, ...settingsRoutes],
          },
        ]),
      },
    ],
  },
]

export const createRouter = (): Router => createBrowserRouter(routeTree)

/** Resolves when the first screen's code is here. */
export function whenReady(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve()
  return new Promise((resolve) => {
    const end = router.subscribe(({ initialized }) => {
      if (!initialized) return
      end()
      resolve()
    })
  })
}
