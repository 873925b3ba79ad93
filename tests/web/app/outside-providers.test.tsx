import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useAccountStore, useActor, useSession } from '../../../web/src/data/store/account-store-context'

test.each([
  ['the session', useSession, 'useSession must be used inside SessionProvider'],
  ['the account', useAccountStore, 'useAccountStore must be used inside AccountProvider'],
  ['the person', useActor, 'useAccountStore must be used inside AccountProvider'],
] as const)('a hook that reads %s throws outside its provider', (_, useIt, said) => {
  function Asking() {
    useIt()
    return null
  }
  expect(() => renderToString(<Asking />)).toThrow(said)
})
