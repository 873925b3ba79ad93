import { RouterProvider } from 'react-router-dom'
import { UiProvider } from '../ui/layout/ui-provider'
import type { Router } from './router'
import { AccountProvider } from './session/account-provider'
import { SessionProvider } from './session/session-provider'

export function App({ router }: { router: Router }) {
  return (
    <SessionProvider>
      <AccountProvider>
        <UiProvider navigate={(path) => void router.navigate(path)}>
          <RouterProvider router={router} />
        </UiProvider>
      </AccountProvider>
    </SessionProvider>
  )
}
