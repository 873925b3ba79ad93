import { createContext, useContext } from 'react'

/**
 * State of the signed-in account's database on this device. `broken`: its database cannot be opened; `late`: the code that opens it did not come; `removed`: the server no longer has it.
 */
export type AccountState = 'none' | 'opening' | 'open' | 'broken' | 'late' | 'removed'

export const AccountStateContext = createContext<AccountState | null>(null)

export function useAccountState(): AccountState {
  const state = useContext(AccountStateContext)
  if (!state) throw new Error('useAccountState must be used inside AccountProvider')
  return state
}
