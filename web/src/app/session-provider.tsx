import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { SessionContext, type SessionState } from '../data/account-context'
import { sealEndedSession } from '../data/ended-session'
import { forgetSession, onSessionChange, type Session, storedSession, storeSession } from '../data/session'
import { links } from '../links'

/** Who is signed in on this device, for everything below. It reads this device only and waits for no network. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState(storedSession)

  useEffect(() => {
    sealEndedSession()
    return onSessionChange(() => leaveWhenAnotherTabDid(() => setSession(storedSession())))
  }, [])

  const signIn = useCallback((next: Session) => {
    storeSession(next)
    setSession(next)
  }, [])

  const signOut = useCallback(async () => {
    const leaving = storedSession()
    forgetSession()
    if (leaving) await (await import('../data/database')).removeDatabase(leaving.user_id).catch(() => undefined)
    // A fresh page: one account's database is closed before another's is opened.
    window.location.assign(links.home())
  }, [])

  const state = useMemo<SessionState>(() => ({ state: session ? 'signed_in' : 'signed_out', session, signIn, signOut }), [session, signIn, signOut])
  return <SessionContext value={state}>{children}</SessionContext>
}

/** Signing out in one tab closes the account in all of them. Where somebody administrates, the page stays. */
function leaveWhenAnotherTabDid(read: () => void): void {
  if (storedSession() !== null) read()
  else if (window.location.pathname.startsWith(links.admin())) window.location.reload()
  else window.location.assign(links.home())
}
