import { lazy } from 'react'
import type { RouteObject } from 'react-router-dom'
import { storedSession } from '../../data/session/session'

type Load = Extract<RouteObject['lazy'], () => unknown>

/**
 * The same routes, whose screens are not loaded for the signed out: the router would fetch a lazy route, and the database with it, before the guard
 * could send them to /login. For those a screen is loaded when it is first shown, inside the layout's Suspense.
 */
export const behindGuard = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    const guarded = typeof route.lazy === 'function' ? { ...route, lazy: whenSignedIn(route.lazy) } : route
    return guarded.children ? { ...guarded, children: behindGuard(guarded.children) } : guarded
  })

const whenSignedIn =
  (load: Load): Load =>
  async () =>
    storedSession() ? load() : { Component: lazy(async () => ({ default: (await load()).Component ?? nothing })) }

const nothing = () => null
