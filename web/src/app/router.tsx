import { lazy } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { paths } from '#links'
import { storedSession } from '../data/session/session'
import { BrokenPage } from './broken-page'
import { SignedInOnly, SignedOutOnly } from './guard'
import type { Page } from './page'
import { pages } from './pages'
import { RootLayout } from './root-layout'
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

type Load = Extract<RouteObject['lazy'], () => unknown>

/** As lazy routes, the router would fetch the screens, and the database, before the guard sends the signed out to /login. */
const behindGuard = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    const guarded = typeof route.lazy === 'function' ? { ...route, lazy: whenSignedIn(route.lazy) } : route
    return guarded.children ? { ...guarded, children: behindGuard(guarded.children) } : guarded
  })

const whenSignedIn =
  (load: Load): Load =>
  async () =>
    storedSession() ? load() : { Component: lazy(async () => ({ default: (await load()).Component ?? nothing })) }

const nothing = () => null

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

/** Resolves when the first screen's code has loaded. */
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
