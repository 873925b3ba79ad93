import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Session } from '../data/session/session'
import type { AccountStore } from '../data/store/account-store'
import { AccountStoreContext, useSession } from '../data/store/account-store-context'
import { type AccountState, AccountStateContext } from './account-state'

/** It takes some milliseconds. */
const OPENS_WITHIN_MS = 10_000

/**
 * Opens the signed-in account's database, once, and syncs it for as long as the page lives, on public pages too.
 * What opens it is loaded only then: the signed out get neither database nor sync.
 */
export function AccountProvider({ children }: { children: ReactNode }) {
  const { session } = useSession()
  const [account, setAccount] = useState<AccountStore | null>(null)
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
      () => tokenFor(latest.current, userId),
      () => current && setState('removed'),
    )
    // An old version of the app in another tab may hold what this one has to change. It opens by itself once that tab is closed.
    const waiting = setTimeout(() => current && setState('broken'), OPENS_WITHIN_MS)
    opened.then(
      (next) => {
        clearTimeout(waiting)
        if (!current) return
        setAccount(next)
        setState((known) => (known === 'removed' ? known : 'open'))
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
      <AccountStoreContext value={userId ? account : null}>{children}</AccountStoreContext>
    </AccountStateContext>
  )
}

/** An engine sends under its own account's token, also while another account's session is already here. */
const tokenFor = (session: Session | null, userId: string): string => (session?.user_id === userId ? session.token : '')

async function open(session: Session, token: () => string, onAccountRemoved: () => void): Promise<AccountStore> {
  const [{ whenClean }, { openAccountStore }] = await Promise.all([import('../data/session/device-cleaning'), import('../data/store/account-store')])
  await whenClean(session.user_id)
  return openAccountStore({ session, token, onAccountRemoved })
}
