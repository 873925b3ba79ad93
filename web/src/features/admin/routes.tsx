import { lazy } from 'react'
import type { RouteObject } from 'react-router-dom'

/** The entrance. */
export const AdminLoginPage = lazy(async () => ({ default: (await import('./login-page')).AdminLoginPage }))

/** The pages below /admin, for who has signed in there. */
export const adminPages: RouteObject[] = [
  { path: 'settings', Component: lazy(async () => ({ default: (await import('./site-settings-page')).SiteSettingsPage })) },
]
