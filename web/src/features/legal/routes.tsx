import type { RouteObject } from 'react-router-dom'
import { routes } from '../../links'

export const legalRoutes: RouteObject[] = [
  {
    path: routes.privacy,
    lazy: async () => {
      const { PrivacyPage, meta } = await import('./privacy-page')
      return { Component: PrivacyPage, handle: meta }
    },
  },
  {
    path: routes.terms,
    lazy: async () => {
      const { TermsPage, meta } = await import('./terms-page')
      return { Component: TermsPage, handle: meta }
    },
  },
]
