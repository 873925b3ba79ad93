import { RouterProvider } from 'react-router-dom'
import { UiProvider } from '../ui/layout/ui-provider'
import { AccountProvider } from './account-provider'
import type { Router } from './router'
import { SessionProvider } from './session-provider'

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
