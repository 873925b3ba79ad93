import { useState } from 'react'
import { RouterProvider } from 'react-router-dom'
import { UiProvider } from '../ui/layout/ui-provider'
import { navigationOf } from './page-motion'
import type { Router } from './router'
import { AccountProvider } from './session/account-provider'
import { SessionProvider } from './session/session-provider'

export function App({ router }: { router: Router }) {
  const [navigate] = useState(() => navigationOf(router))
  return (
    <SessionProvider>
      <AccountProvider>
        <UiProvider navigate={navigate}>
          <RouterProvider router={router} />
        </UiProvider>
      </AccountProvider>
    </SessionProvider>
  )
}
