import type { RouteObject } from 'react-router-dom'
import { routes } from '../../links'

export const proposalRoutes: RouteObject[] = [
  { path: routes.manageProposals, lazy: async () => ({ Component: (await import('./manage-proposals-page')).ManageProposalsPage }) },
  { path: routes.receivedProposals, lazy: async () => ({ Component: (await import('./received-proposals-page')).ReceivedProposalsPage }) },
  { path: routes.myProposals, lazy: async () => ({ Component: (await import('./my-proposals-page')).MyProposalsPage }) },
]
