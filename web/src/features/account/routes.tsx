import type { RouteObject } from 'react-router-dom'
import { routes } from '../../links'

/** Signing up and in: for who is not signed in. */
export const entranceRoutes: RouteObject[] = [
  { path: routes.chooseAccount, lazy: async () => ({ Component: (await import('./choose-account-page')).ChooseAccountPage }) },
  { path: routes.signUp, lazy: async () => ({ Component: (await import('./sign-up-page')).SignUpPage }) },
  { path: routes.signIn, lazy: async () => ({ Component: (await import('./login-page')).LoginPage }) },
]

/** Where links in e-mails lead. */
export const mailedRoutes: RouteObject[] = [
  { path: routes.emailConfirmed, lazy: async () => ({ Component: (await import('./email-confirmed-page')).EmailConfirmedPage }) },
  { path: routes.resetPassword, lazy: async () => ({ Component: (await import('./reset-password-page')).ResetPasswordPage }) },
  { path: routes.confirmNewEmail, lazy: async () => ({ Component: (await import('./confirm-email-page')).ConfirmEmailPage }) },
]

export const settingsRoutes: RouteObject[] = [
  { path: routes.account, lazy: async () => ({ Component: (await import('./settings-page')).SettingsPage }) },
]
