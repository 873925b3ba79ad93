import { createContext, useContext, useMemo } from 'react'
import type { Actor } from '#domain/command'
import { useLive } from '../live/use-live'
import type { Session, Unstored } from '../session/session'
import type { AccountStore } from './account-store'

export type SessionState = {
  state: 'signed_out' | 'signed_in'
  session: Session | null
  /** `over` is the signed-in person when the credentials were sent. */
  signIn(session: Session, over: Session | null): { ok: true } | Unstored
  /** Nothing is stored if the session was replaced or ended meanwhile. */
  renew(before: Session, next: Session): boolean
  signOut(close: () => Promise<void>): Promise<void>
}

export const SessionContext = createContext<SessionState | null>(null)
export const AccountStoreContext = createContext<AccountStore | null>(null)

export function useSession(): SessionState {
  const state = useContext(SessionContext)
  if (!state) throw new Error('useSession must be used inside SessionProvider')
  return state
}

/** For screens behind the guard. */
export function useAccountStore(): AccountStore {
  const account = useContext(AccountStoreContext)
  if (!account) throw new Error('useAccountStore must be used inside AccountProvider')
  return account
}

export function useActor(): Actor {
  const account = useAccountStore()
  return useLive(useMemo(() => account.actor$, [account])) ?? account.actor()
}
