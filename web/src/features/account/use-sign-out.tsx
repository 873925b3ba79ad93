import { lazy, type ReactNode, Suspense, useContext, useState } from 'react'
import { AccountContext, useSession } from '../../data/account-context'
import { countUnsent } from '../../data/unsent'

const UnsentWarning = lazy(async () => ({ default: (await import('./unsent-warning')).UnsentWarning }))

export type SignOut = {
  /** Signs out, after a warning with their number when there are items that the server has not taken. Product 39. */
  ask: () => void
  /** Belongs somewhere in what is rendered. */
  dialog: ReactNode
}

export function useSignOut(): SignOut {
  const { signOut } = useSession()
  const account = useContext(AccountContext)
  const [unsent, setUnsent] = useState(0)
  const [isLeaving, setIsLeaving] = useState(false)

  const leave = async () => {
    setIsLeaving(true)
    await account?.close()
    await signOut()
  }
  const ask = async () => {
    const count = account ? await countUnsent(account) : 0
    if (count === 0) await leave()
    else setUnsent(count)
  }
  const dialog =
    unsent > 0 ? (
      <Suspense>
        <UnsentWarning count={unsent} isLeaving={isLeaving} onStay={() => setUnsent(0)} onLeave={() => void leave()} />
      </Suspense>
    ) : null
  return { ask: () => void ask(), dialog }
}
