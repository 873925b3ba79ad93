import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { AccountStateContext } from '../../../web/src/app/session/account-state'
import { PublicLayout } from '../../../web/src/app/shell/public-layout'
import { SessionContext } from '../../../web/src/data/store/account-store-context'
import { all, get, mount, pageText, type } from '../ui/mount'
import { sessionOf } from './sessions'

const code = vi.hoisted(() => ({ isHere: false }))
vi.mock('../../../web/src/app/shell/signed-in-header', () => ({
  get SignedInHeader() {
    if (!code.isHere) throw new TypeError('Failed to fetch dynamically imported module')
    return () => <p>Menu da conta</p>
  },
}))

const later = (look: () => unknown) => expect.poll(() => act(async () => look()), { timeout: 20_000 })
const showAt = (Layout: () => React.ReactNode, Page: () => React.ReactNode) =>
  mount(
    <SessionContext value={sessionOf('signed_in')}>
      <AccountStateContext value="opening">
        <RouterProvider router={createMemoryRouter([{ Component: Layout, children: [{ path: '/', Component: Page }] }])} />
      </AccountStateContext>
    </SessionContext>,
  )

test('a header whose code did not come is asked for again, and what was typed into the page meanwhile stays', async () => {
  code.isHere = false
  await showAt(PublicLayout, () => <input aria-label="Busca" />)
  await later(() => all('textbox').length).toBe(1)
  const field = get('textbox', 'Busca')
  await type(field, 'pedreiro')
  expect(pageText()).not.toContain('Menu da conta')
  code.isHere = true
  await later(pageText).toContain('Menu da conta')
  expect(get('textbox', 'Busca')).toBe(field)
  expect(field).toHaveProperty('value', 'pedreiro')
})
