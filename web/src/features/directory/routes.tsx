import type { RouteObject } from 'react-router-dom'
import { routes } from '../../links'

export const directoryRoutes: RouteObject[] = [
  {
    path: routes.providers,
    lazy: async () => {
      const { DirectoryPage, meta } = await import('./directory-page')
      return { Component: DirectoryPage, handle: meta }
    },
  },
  {
    path: routes.provider,
    lazy: async () => {
      const { ProviderPage, meta } = await import('./provider-page')
      return { Component: ProviderPage, handle: meta }
    },
  },
]
