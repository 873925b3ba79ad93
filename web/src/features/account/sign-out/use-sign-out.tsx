import { type ReactNode, useContext, useState } from 'react'
import { texts } from '#texts'
import type { Session } from '../../../data/session/session'
import type { AccountStore } from '../../../data/store/account-store'
import { AccountStoreContext, useSession } from '../../../data/store/account-store-context'
import { isNothing, type Loss, lossOf, lossOnDisk } from './loss'

const words = texts.session.signOut

export type SignOut = {
  /** Signs out, after a warning with their number when there are items that the server has not taken. Product 39. */
  ask: () => void
  /** Belongs somewhere in what is rendered. */
  dialog: ReactNode
}

export function useSignOut(): SignOut {
  const { session, signOut } = useSession()
  const account = useContext(AccountStoreContext)
  const [warning, setWarning] = useState<{ loss: Loss | 'unknown'; UnsentWarning: Warning } | null>(null)
  const [isLeaving, setIsLeaving] = useState(false)

  const leave = async () => {
    setIsLeaving(true)
    await signOut(async () => account?.close())
  }
  const ask = async () => {
    const loss = await lossWith(session, account)
    const UnsentWarning = loss && (await loadWarning())
    if (UnsentWarning) setWarning({ loss, UnsentWarning })
    // Without that code it is the browser that asks: signing out needs no network.
    else if (!loss || window.confirm(plainWords(loss))) await leave()
  }
  const dialog = warning ? (
    <warning.UnsentWarning
      loss={warning.loss}
      canSee={account !== null}
      isLeaving={isLeaving}
      onStay={() => setWarning(null)}
      onLeave={() => void leave()}
    />
  ) : null
  return { ask: () => void ask(), dialog }
}

type Warning = typeof import('./unsent-warning').UnsentWarning

const loadWarning = (): Promise<Warning | undefined> =>
  import('./unsent-warning').then(
    (code) => code.UnsentWarning,
    (error: unknown) => {
      console.info('The warning of unsent items did not come.', error)
      return undefined
    },
  )

/** Null where nothing would be, 'unknown' where not even that can be read. An account whose database cannot be opened has its unsent items in there all the same. */
async function lossWith(session: Session | null, account: AccountStore | null): Promise<Loss | 'unknown' | null> {
  if (!session) return null
  const loss = await (account ? lossOf(account, session.token) : lossOnDisk(session.user_id))
  if (!loss) return 'unknown'
  return isNothing(loss) ? null : loss
}

const plainWords = (loss: Loss | 'unknown'): string => (loss === 'unknown' ? words.unknown : words.text(loss.items, loss.drafts, loss.photos))
