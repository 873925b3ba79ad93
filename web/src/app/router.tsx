import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { paths } from '#links'
import { BrokenPage } from './broken-page'
import { type Page, pages } from './pages'
import { RootLayout } from './root-layout'
import { behindGuard } from './session/behind-guard'
import { SignedInOnly, SignedOutOnly } from './session/guard'
import { PublicLayout, PublicOrAreaLayout } from './shell/public-layout'

export type Router = ReturnType<typeof createBrowserRouter>

const routesOf = (area: Page['area']): RouteObject[] =>
  pages
    .filter((page) => page.area === area)
    .map(({ path, load, title, children = [] }) => ({
      path,
      lazy: load,
      ...(title ? { handle: { title } } : {}),
      children: children.map((child) => ({ path: child.path, lazy: child.load })),
    }))

/** The pages of the table, each behind its guard and in its layout. */
export const routeTree: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: BrokenPage,
    children: [
      {
        Component: PublicLayout,
        children: [
          ...routesOf('public'),
          { Component: SignedOutOnly, children: routesOf('entrance') },
          { path: '*', lazy: async () => ({ Component: (await import('./not-found-page')).NotFoundPage }) },
        ],
      },
      { path: `${paths.admin}/*`, lazy: async () => ({ Component: (await import('./admin-area')).AdminArea }) },
      { Component: PublicOrAreaLayout, children: routesOf('directory') },
      {
        Component: SignedInOnly,
        children: behindGuard([
          { lazy: async () => ({ Component: (await import('./shell/signed-in-layout')).SignedInLayout }), children: routesOf('signedIn') },
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
