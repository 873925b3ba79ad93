import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { AccountStateContext } from '../../../web/src/app/session/account-state'
import { SignedInLayout } from '../../../web/src/app/shell/signed-in-layout'
import { SessionContext } from '../../../web/src/data/store/account-store-context'
import { get, mount, press } from '../ui/mount'
import { sessionOf } from './sessions'

// What reads the account's database, which no test of the frame needs.
vi.mock('../../../web/src/data/store/account-store-context', async (original) => ({ ...(await original()), useActor: () => ({ role: 'cliente' }) }))
vi.mock('../../../web/src/data/uploads/use-my-avatar', () => ({ useMyAvatar: () => ({ src: '' }) }))
vi.mock('../../../web/src/data/queries/conversations', () => ({ useUnreadCount: () => 0 }))
vi.mock('../../../web/src/data/queries/unread-notifications', () => ({ useUnreadNotifications: () => 0 }))
vi.mock('../../../web/src/app/shell/sync-strip', () => ({ SyncStrip: () => null }))
vi.mock('../../../web/src/app/shell/sync-foot', () => ({ SyncFoot: () => null }))

test('the menu that a person opens before the account is open stays open as it opens', async () => {
  const router = createMemoryRouter([{ Component: SignedInLayout, children: [{ path: '/dashboard', element: <h1>Seus projetos</h1> }] }], {
    initialEntries: ['/dashboard'],
  })
  function App() {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <SessionContext value={sessionOf('signed_in')}>
        <AccountStateContext value={isOpen ? 'open' : 'opening'}>
          <button type="button" onClick={() => setIsOpen(true)}>
            abrir a conta
          </button>
          <RouterProvider router={router} />
        </AccountStateContext>
      </SessionContext>
    )
  }
  await mount(<App />)
  const menu = get('button', 'Menu de')
  await press(menu)
  const leave = get('button', 'Sair')
  await press(get('button', 'abrir a conta'))
  expect(document.querySelector('h1')?.textContent).toBe('Seus projetos')
  expect(get('button', 'Menu de')).toBe(menu)
  expect(get('button', 'Sair')).toBe(leave)
})
