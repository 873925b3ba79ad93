import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Session } from '../../data/session/session'
import type { AccountStore, OpenOptions } from '../../data/store/account-store'
import { AccountStoreContext, useSession } from '../../data/store/account-store-context'
import { type AccountState, AccountStateContext } from './account-state'

/** Opening usually takes some milliseconds. */
const OPENS_WITHIN_MS = 10_000

/** Syncs for the page's life, on public pages too. Its code is loaded only then: signed-out visitors get none. */
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
    let waiting: ReturnType<typeof setTimeout> | undefined
    const opened = load().then(
      (code) => {
        // An old version of the app in another tab may block a schema change until that tab is closed.
        waiting = setTimeout(() => current && setState('broken'), OPENS_WITHIN_MS)
        return open(code, {
          session: opening,
          token: () => tokenFor(latest.current, userId),
          onAccountRemoved: () => current && setState('removed'),
        })
      },
      (error: unknown) => {
        if (current) setState('late')
        throw error
      },
    )
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
        if (current) setState((known) => (known === 'late' ? known : 'broken'))
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

/** An engine may outlive its session, when another account's is already stored. */
const tokenFor = (session: Session | null, userId: string): string => (session?.user_id === userId ? session.token : '')

const load = () => Promise.all([import('../../data/leaving/device-cleaning'), import('../../data/store/account-store')])

async function open([{ whenClean }, { openAccountStore }]: Awaited<ReturnType<typeof load>>, options: OpenOptions): Promise<AccountStore> {
  await whenClean(options.session.user_id)
  return openAccountStore(options)
}
