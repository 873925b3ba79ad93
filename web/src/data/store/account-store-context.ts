import { createContext, useContext, useMemo } from 'react'
import type { Actor } from '#domain/command'
import { useLive } from '../live/use-live'
import type { Session, Unstored } from '../session/session'
import type { AccountStore } from './account-store'

export type SessionState = {
  state: 'signed_out' | 'signed_in'
  session: Session | null
  /** `over` is the signed-in person when the credentials were sent: a change meanwhile cancels the sign-in. */
  signIn(session: Session, over: Session | null): { ok: true } | Unstored
  /** Stores a new token or name unless the session was replaced or ended meanwhile. Tells whether it was stored. */
  renew(before: Session, next: Session): boolean
  /** Removes this account's data from this device once `close` has released it. */
  signOut(close: () => Promise<void>): Promise<void>
}

export const SessionContext = createContext<SessionState | null>(null)
export const AccountStoreContext = createContext<AccountStore | null>(null)

export function useSession(): SessionState {
  const state = useContext(SessionContext)
  if (!state) throw new Error('useSession must be used inside SessionProvider')
  return state
}

/** Open account database of the session; only screens behind the guard have one. */
export function useAccountStore(): AccountStore {
  const account = useContext(AccountStoreContext)
  if (!account) throw new Error('useAccountStore must be used inside AccountProvider')
  return account
}

export function useActor(): Actor {
  const account = useAccountStore()
  return useLive(useMemo(() => account.actor$, [account])) ?? account.actor()
}
