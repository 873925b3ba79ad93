import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { OpenAccount } from '../data/account'
import { AccountContext, useSession } from '../data/account-context'
import { whenSealed } from '../data/ended-session'
import type { Session } from '../data/session'
import { type AccountState, AccountStateContext } from './account-state'

/** It takes some milliseconds. */
const OPENS_WITHIN_MS = 10_000

/**
 * Opens the account of whoever is signed in, once, and keeps it in step with the server for as long as the page lives, on public pages too.
 * What opens it is loaded only then: the signed out get neither database nor sync.
 */
export function AccountProvider({ children }: { children: ReactNode }) {
  const { session } = useSession()
  const [account, setAccount] = useState<OpenAccount | null>(null)
  const [state, setState] = useState<AccountState>('opening')
  const latest = useRef(session)
  latest.current = session
  const userId = session?.user_id

  useEffect(() => {
    const opening = latest.current
    if (!userId || !opening) return
    let current = true
    const opened = open(
      opening,
      () => latest.current?.token ?? '',
      () => current && setState('removed'),
    )
    // An old version of the app in another tab may hold what this one has to change. It opens by itself once that tab is closed.
    const waiting = setTimeout(() => current && setState('broken'), OPENS_WITHIN_MS)
    opened.then(
      (next) => {
        clearTimeout(waiting)
        if (!current) return
        setAccount(next)
        setState('open')
      },
      (error: unknown) => {
        clearTimeout(waiting)
        console.info('The local database could not be opened.', error)
        if (current) setState('broken')
      },
    )
    return () => {
      current = false
      void opened.then((next) => next.close()).catch(() => undefined)
    }
  }, [userId])

  return (
    <AccountStateContext value={userId ? state : 'none'}>
      <AccountContext value={userId ? account : null}>{children}</AccountContext>
    </AccountStateContext>
  )
}

async function open(session: Session, token: () => string, onAccountRemoved: () => void): Promise<OpenAccount> {
  await whenSealed()
  const { openAccount } = await import('../data/account')
  return openAccount({ session, token, onAccountRemoved })
}
