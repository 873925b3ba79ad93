import type { RouteObject } from 'react-router-dom'
import { routes } from '../../links'

export const supportRoutes: RouteObject[] = [
  {
    path: routes.support,
    lazy: async () => {
      const { SupportPage, meta } = await import('./support-page')
      return { Component: SupportPage, handle: meta }
    },
  },
]
