import { lazy, type ReactNode, Suspense, useContext, useState } from 'react'
import type { Session } from '../../../data/session/session'
import type { AccountStore } from '../../../data/store/account-store'
import { AccountStoreContext, useSession } from '../../../data/store/account-store-context'
import { countUnsent } from '../../../data/store/unsent'

const UnsentWarning = lazy(async () => ({ default: (await import('./unsent-warning')).UnsentWarning }))

export type SignOut = {
  /** Signs out, after a warning with their number when there are items that the server has not taken. Product 39. */
  ask: () => void
  /** Belongs somewhere in what is rendered. */
  dialog: ReactNode
}

/** How many items would be lost; 'unknown' where not even that can be read. */
export type Loss = number | 'unknown'

export function useSignOut(): SignOut {
  const { session, signOut } = useSession()
  const account = useContext(AccountStoreContext)
  const [loss, setLoss] = useState<Loss>(0)
  const [isLeaving, setIsLeaving] = useState(false)

  const leave = async () => {
    setIsLeaving(true)
    await signOut(async () => account?.close())
  }
  const ask = async () => {
    const found = await lossOf(session, account)
    if (found === 0) await leave()
    else setLoss(found)
  }
  const dialog =
    loss !== 0 ? (
      <Suspense>
        <UnsentWarning loss={loss} canSee={account !== null} isLeaving={isLeaving} onStay={() => setLoss(0)} onLeave={() => void leave()} />
      </Suspense>
    ) : null
  return { ask: () => void ask(), dialog }
}

/** An account whose database cannot be opened has its unsent items in there all the same. */
async function lossOf(session: Session | null, account: AccountStore | null): Promise<Loss> {
  const counted = account ? await countUnsent(account).catch(() => null) : null
  if (counted !== null || !session) return counted ?? 0
  const { unsentOnDisk } = await import('../../../data/store/unsent-on-disk')
  return (await unsentOnDisk(session.user_id))?.items ?? 'unknown'
}
