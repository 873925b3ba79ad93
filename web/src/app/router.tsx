import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { entranceRoutes, mailedRoutes, settingsRoutes } from '../features/account/routes'
import { dashboardRoutes } from '../features/dashboard/routes'
import { homeRoutes } from '../features/home/routes'
import { messagesRoutes } from '../features/messages/routes'
import { outboxRoutes } from '../features/outbox/routes'
import { projectRoutes } from '../features/projects/routes'
import { proposalRoutes } from '../features/proposals/routes'
import { behindGuard } from './behind-guard'
import { BrokenPage } from './broken-page'
import { SignedInOnly, SignedOutOnly } from './guard'
import { PublicLayout } from './public-layout'
import { RootLayout } from './root-layout'

export type Router = ReturnType<typeof createBrowserRouter>

/** Every route: each feature brings its own list, and this puts it where it belongs. */
const routeTree: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: BrokenPage,
    children: [
      {
        Component: PublicLayout,
        children: [
          ...homeRoutes,
          ...mailedRoutes,
          { Component: SignedOutOnly, children: entranceRoutes },
          { path: '*', lazy: async () => ({ Component: (await import('./not-found-page')).NotFoundPage }) },
        ],
      },
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
