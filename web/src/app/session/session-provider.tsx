import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { links } from '#links'
import { leaveDevice } from '../../data/leaving/leave-device'
import { onSessionChange, openSession, replaceSession, type Session, storedSession } from '../../data/session/session'
import { SessionContext, type SessionState } from '../../data/store/account-store-context'
import { keepCleaning } from './keep-cleaning'

export function SessionProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState(storedSession)
  const shown = useRef(session)
  shown.current = session

  useEffect(() => {
    keepCleaning().catch((error: unknown) => console.info('What cleans this device did not load.', error))
    const follow = () => followOtherTabs(shown.current, setSession)
    const unfollow = onSessionChange(follow)
    // A page restored from the back/forward cache missed events.
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (!document.body.hasChildNodes()) leavePage()
      else if (persisted && storedSession()?.user_id !== shown.current?.user_id) follow()
    }
    window.addEventListener('pageshow', onReturn)
    return () => {
      unfollow()
      window.removeEventListener('pageshow', onReturn)
    }
  }, [])

  const signIn = useCallback((next: Session, over: Session | null) => {
    const stored = openSession(next, over)
    if (stored.ok) setSession(next)
    return stored
  }, [])

  const renew = useCallback((before: Session, next: Session) => {
    const isStored = replaceSession(before, next)
    if (isStored) setSession(next)
    return isStored
  }, [])

  const signOut = useCallback(async (close: () => Promise<void>) => {
    const leaving = shown.current
    // A person who signed in meanwhile, in another tab, did not ask to leave.
    if (leaving && storedSession()?.user_id === leaving.user_id) await leaveDevice(leaving.user_id, close)
    // A reload closes one account's database before another's is opened, and finishes removals.
    leavePage()
  }, [])

  const state = useMemo<SessionState>(
    () => ({ state: session ? 'signed_in' : 'signed_out', session, signIn, renew, signOut }),
    [session, signIn, renew, signOut],
  )
  return <SessionContext value={state}>{children}</SessionContext>
}

/** Signing out in one tab closes the account in all; another account needs a reload. The administrators' area stays. */
function followOtherTabs(shown: Session | null, show: (session: Session | null) => void): void {
  const stored = storedSession()
  if (stored && (!shown || shown.user_id === stored.user_id)) show(stored)
  else if (window.location.pathname.startsWith(links.admin())) window.location.reload()
  else leavePage()
}

/** Empties the page first: the browser may cache it for its back button and show it before `pageshow`. */
function leavePage(): void {
  window.addEventListener('pagehide', () => document.body.replaceChildren(), { once: true })
  window.location.assign(links.home())
}
