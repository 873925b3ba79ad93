import { type ReactNode, useContext, useState } from 'react'
import { texts } from '#texts'
import type { AccountStore } from '../../../data/store/account-store'
import { AccountStoreContext, useSession } from '../../../data/store/account-store-context'
import type { Unsent } from '../../../data/store/unsent'

const words = texts.session.signOut

export type SignOut = {
  /** Warns first about items that the server has not taken. Product 39. */
  ask: () => void
  dialog: ReactNode
}

export function useSignOut(): SignOut {
  const { session, signOut } = useSession()
  const account = useContext(AccountStoreContext)
  const [warning, setWarning] = useState<{ loss: Unsent | 'unknown'; UnsentWarning: Warning } | null>(null)
  const [isLeaving, setIsLeaving] = useState(false)

  const leave = async () => {
    setIsLeaving(true)
    await signOut(async () => account?.close())
  }
  const ask = async () => {
    const loss = session && (await lossOf(account))
    const UnsentWarning = loss && (await loadWarning())
    if (UnsentWarning) setWarning({ loss, UnsentWarning })
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

/** Null for no loss; 'unknown' where the database cannot be read. */
async function lossOf(account: AccountStore | null): Promise<Unsent | 'unknown' | null> {
  if (!account) return 'unknown'
  try {
    const { isNothing, unsentIn } = await import('../../../data/store/unsent')
    const loss = await unsentIn(account.database)
    return isNothing(loss) ? null : loss
  } catch (error) {
    console.info('What is unsent could not be counted.', error)
    return 'unknown'
  }
}

const plainWords = (loss: Unsent | 'unknown'): string => (loss === 'unknown' ? words.unknown : words.text(loss))
