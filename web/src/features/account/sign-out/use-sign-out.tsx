import { lazy, type ReactNode, Suspense, useContext, useState } from 'react'
import type { Session } from '../../../data/session/session'
import type { AccountStore } from '../../../data/store/account-store'
import { AccountStoreContext, useSession } from '../../../data/store/account-store-context'
import { isNothing, type Loss, lossOf } from './loss'

const UnsentWarning = lazy(async () => ({ default: (await import('./unsent-warning')).UnsentWarning }))

export type SignOut = {
  /** Signs out, after a warning with their number when there are items that the server has not taken. Product 39. */
  ask: () => void
  /** Belongs somewhere in what is rendered. */
  dialog: ReactNode
}

export function useSignOut(): SignOut {
  const { session, signOut } = useSession()
  const account = useContext(AccountStoreContext)
  const [loss, setLoss] = useState<Loss | 'unknown' | null>(null)
  const [isLeaving, setIsLeaving] = useState(false)

  const leave = async () => {
    setIsLeaving(true)
    await signOut(async () => account?.close())
  }
  const ask = async () => {
    const found = await lossWith(session, account)
    if (found === null) await leave()
    else setLoss(found)
  }
  const dialog = loss ? (
    <Suspense>
      <UnsentWarning loss={loss} canSee={account !== null} isLeaving={isLeaving} onStay={() => setLoss(null)} onLeave={() => void leave()} />
    </Suspense>
  ) : null
  return { ask: () => void ask(), dialog }
}

/** Null where nothing would be, 'unknown' where not even that can be read. An account whose database cannot be opened has its unsent items in there all the same. */
async function lossWith(session: Session | null, account: AccountStore | null): Promise<Loss | 'unknown' | null> {
  if (!session) return null
  const loss = (account ? await lossOf(account, session.token).catch(() => null) : null) ?? (await countedOnDisk(session.user_id).catch(() => null))
  if (!loss) return 'unknown'
  return isNothing(loss) ? null : loss
}

async function countedOnDisk(userId: string): Promise<Loss | null> {
  const { unsentOnDisk } = await import('../../../data/store/unsent-on-disk')
  const counted = await unsentOnDisk(userId)
  return counted && { ...counted, named: [] }
}
