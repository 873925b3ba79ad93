import type { RouteObject } from 'react-router-dom'
import { routes } from '../../links'

export const aboutRoutes: RouteObject[] = [
  {
    path: routes.about,
    lazy: async () => {
      const { AboutPage, meta } = await import('./about-page')
      return { Component: AboutPage, handle: meta }
    },
  },
]
