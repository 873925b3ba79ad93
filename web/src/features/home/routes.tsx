import type { RouteObject } from 'react-router-dom'
import { routes } from '../../links'

export const homeRoutes: RouteObject[] = [{ path: routes.home, lazy: async () => ({ Component: (await import('./home-page')).HomePage }) }]
