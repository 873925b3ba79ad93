import { act, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { AccountProvider } from '../../../web/src/app/session/account-provider'
import { BrokenAccount } from '../../../web/src/app/shell/signed-in-layout'
import type { Session } from '../../../web/src/data/session/session'
import { SessionContext } from '../../../web/src/data/store/account-store-context'
import { waitFor } from '../../support/wait-for'
import { mount, pageText } from '../ui/mount'
import { aSession, sessionOf } from './sessions'

const tokens = vi.hoisted(() => new Map<string, () => string>())

vi.mock('../../../web/src/data/store/account-store', () => ({
  openAccountStore: async ({ session, token }: { session: Session; token: () => string }) => {
    tokens.set(session.user_id, token)
    return { userId: session.user_id, close: async () => undefined }
  },
}))

test('an engine never sends under the token of another account that signs in on its page', async () => {
  let show = (_: Session) => {}
  function Page() {
    const [session, setSession] = useState(aSession({ token: 'of Ana' }))
    show = setSession
    return (
      <SessionContext value={{ ...sessionOf('signed_in'), session }}>
        <AccountProvider>{null}</AccountProvider>
      </SessionContext>
    )
  }
  await mount(<Page />)
  await waitFor(() => expect(tokens.get('u1')?.()).toBe('of Ana'))
  await act(async () => show(aSession({ token: 'renewed' })))
  expect(tokens.get('u1')?.()).toBe('renewed')
  await act(async () => show(aSession({ user_id: 'u2', token: 'of Vera' })))
  expect(tokens.get('u1')?.()).toBe('')
})

test('data that cannot be opened at an http address has one reason', async () => {
  vi.stubGlobal('isSecureContext', false)
  await mount(<BrokenAccount isLate={false} />)
  expect(pageText()).toContain('Abra o mesmo endereço com https://')
  expect(pageText()).not.toContain('sem espaço')
  vi.unstubAllGlobals()
})
