import { useEffect, useRef } from 'react'
import { useAccount, useSession } from '../data/account-context'

const DAY_MS = 86_400_000

/** Keeps the session of this device and the open account in step. */
export function useSessionUpkeep(): void {
  useFreshToken()
  useResume()
  useKnownName()
}

/** A session lasts as long as it is used: its token is renewed once a day. Product 6. */
function useFreshToken(): void {
  const { session, signIn } = useSession()
  useEffect(() => {
    if (!session || Date.now() - session.renewed_at < DAY_MS || !navigator.onLine) return
    void import('../data/auth').then(({ renewToken }) => renewToken(session)).then((renewed) => renewed !== session && signIn(renewed))
  }, [session, signIn])
}

/** Signed in again, in this tab or another, or a new token after a new password: sync goes on under it. Rule A1. */
function useResume(): void {
  const { sync } = useAccount()
  const token = useSession().session?.token
  const before = useRef(token)
  useEffect(() => {
    const isNew = before.current !== token
    before.current = token
    if (token && (isNew || sync.status().signedOut)) sync.resume()
  }, [sync, token])
}

/** The header shows the name that this device knows, also before the account is open. */
function useKnownName(): void {
  const account = useAccount()
  const { session, signIn } = useSession()
  useEffect(() => {
    if (!session) return
    const following = account.actor$.subscribe(({ full_name }) => {
      if (full_name && full_name !== session.full_name) signIn({ ...session, full_name })
    })
    return () => following.unsubscribe()
  }, [account, session, signIn])
}
