import type { ReactNode } from 'react'
import { texts } from '#texts'
import { useAsked } from '../data/remote/use-asked'
import { useAccountStore } from '../data/store/account-store-context'
import { ErrorState } from '../ui/feedback/error-state'
import { Skeleton } from '../ui/feedback/skeleton'

/** The account is not pulled yet, or `absent`: the server has none. */
export function MissingAccount({ absent }: { absent?: ReactNode }) {
  const { sync, userId } = useAccountStore()
  const asked = useAsked('users', userId)
  if (asked === 'asking') return <Skeleton label={texts.sync.firstLoad} cards={2} />
  if (asked === 'absent' && absent) return absent
  return <ErrorState title={texts.settings.missing} text={texts.sync.notOnDevice} retryText={texts.actions.tryAgain} onRetry={() => sync.tryNow()} />
}
