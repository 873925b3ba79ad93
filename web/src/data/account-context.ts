import { createContext, useContext, useMemo } from 'react'
import type { Actor } from '#domain/command'
import type { OpenAccount } from './account'
import type { Session } from './session'
import { useLive } from './use-live'

export type SignedIn = { account: OpenAccount; session: Session }

export type SessionState = {
  state: 'signed_out' | 'signed_in'
  session: Session | null
  signIn(session: Session): void
  /** Removes this account's data from this device. */
  signOut(): Promise<void>
}

export const SessionContext = createContext<SessionState | null>(null)
export const AccountContext = createContext<OpenAccount | null>(null)

export function useSession(): SessionState {
  const state = useContext(SessionContext)
  if (!state) throw new Error('useSession must be used inside SessionProvider')
  return state
}

/** The open account of whoever is signed in; only screens behind the guard have one. */
export function useAccount(): OpenAccount {
  const account = useContext(AccountContext)
  if (!account) throw new Error('useAccount must be used inside AccountProvider')
  return account
}

/** Who is signed in, as far as this device knows. */
export function useActor(): Actor {
  const account = useAccount()
  return useLive(useMemo(() => account.actor$, [account])) ?? account.actor()
}
