import type { RouteObject } from 'react-router-dom'
import { routes } from '../../links'

export const howItWorksRoutes: RouteObject[] = [
  {
    path: routes.howItWorks,
    lazy: async () => {
      const { HowItWorksPage, meta } = await import('./how-it-works-page')
      return { Component: HowItWorksPage, handle: meta }
    },
  },
]
