import { createContext, useContext } from 'react'

/**
 * `broken`: the account's database cannot be opened; `late`: the code that opens it did not load; `removed`: the server no longer has the
 * account.
 */
export type AccountState = 'none' | 'opening' | 'open' | 'broken' | 'late' | 'removed'

export const AccountStateContext = createContext<AccountState | null>(null)

export function useAccountState(): AccountState {
  const state = useContext(AccountStateContext)
  if (!state) throw new Error('useAccountState must be used inside AccountProvider')
  return state
}
