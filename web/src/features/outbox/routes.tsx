import type { RouteObject } from 'react-router-dom'
import { routes } from '../../links'

export const outboxRoutes: RouteObject[] = [{ path: routes.outbox, lazy: async () => ({ Component: (await import('./outbox-page')).OutboxPage }) }]
