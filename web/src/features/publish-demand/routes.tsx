import type { RouteObject } from 'react-router-dom'
import { routes } from '../../links'

export const publishDemandRoutes: RouteObject[] = [
  {
    path: routes.publishDemand,
    lazy: async () => {
      const { PublishDemandPage, meta } = await import('./publish-demand-page')
      return { Component: PublishDemandPage, handle: meta }
    },
  },
]
