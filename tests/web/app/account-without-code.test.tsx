import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { texts } from '#texts'
import { AccountProvider } from '../../../web/src/app/session/account-provider'
import { SignedInLayout } from '../../../web/src/app/shell/signed-in-layout'
import { SessionContext } from '../../../web/src/data/store/account-store-context'
import { mount } from '../ui/mount'
import { sessionOf } from './sessions'

vi.mock('../../../web/src/data/store/account-store', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('an account whose code did not come is told as a missing connection, not as a browser without room', async () => {
  await mount(
    <SessionContext value={sessionOf('signed_in')}>
      <AccountProvider>
        <MemoryRouter>
          <SignedInLayout />
        </MemoryRouter>
      </AccountProvider>
    </SessionContext>,
  )
  await expect.poll(() => document.querySelector('main')?.textContent).toContain(texts.actions.tryAgain)
  expect(document.querySelector('main')?.textContent).toContain('Verifique sua conexão')
  expect(document.querySelector('main')?.textContent).not.toContain('sem espaço')
})
