import { useEffect, useRef } from 'react'
import { type Session, storedSession } from '../../data/session/session'
import { useAccountStore, useSession } from '../../data/store/account-store-context'

export function useSessionUpkeep(): void {
  useFreshToken()
  useResume()
  useKnownName()
}

/** A session lasts as long as it is used. Product 6. */
function useFreshToken(): void {
  const { session, renew } = useSession()
  const userId = session?.user_id
  useEffect(() => {
    if (!userId) return
    let end: (() => void) | undefined
    let isOver = false
    const load = async () => {
      const [{ keepRenewed }, { withAuth }] = await Promise.all([import('./session-renewal'), import('../../features/account/with-auth')])
      const ask = (before: Session) => withAuth((auth) => auth.renewToken(before))
      if (!isOver) end = keepRenewed({ session: storedSession, ask, replace: renew })
    }
    load().catch((error: unknown) => console.info('What renews the session did not load.', error))
    return () => {
      isOver = true
      end?.()
    }
  }, [userId, renew])
}

/** Resumes sync after a new sign-in or a new token, in any tab. Rule A1. */
function useResume(): void {
  const { sync } = useAccountStore()
  const token = useSession().session?.token
  const before = useRef(token)
  useEffect(() => {
    const isNew = before.current !== token
    before.current = token
    if (token && (isNew || sync.status().signedOut)) sync.resume()
  }, [sync, token])
}

function useKnownName(): void {
  const account = useAccountStore()
  const { session, renew } = useSession()
  useEffect(() => {
    if (!session) return
    const following = account.actor$.subscribe(({ full_name }) => {
      if (full_name && full_name !== session.full_name) renew(session, { ...session, full_name })
    })
    return () => following.unsubscribe()
  }, [account, session, renew])
}
