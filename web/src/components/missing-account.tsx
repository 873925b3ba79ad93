import { texts } from '#texts'
import { useAccountStore } from '../../../data/store/account-store-context'
import { useSyncState } from '../../../data/store/sync-state'
import { ErrorState } from '../../../ui/feedback/error-state'
import { Skeleton } from '../../../ui/feedback/skeleton'

/** The first pull has not brought the account yet, or cannot. */
export function MissingAccount() {
  const { sync } = useAccountStore()
  const { connection } = useSyncState()
  if (connection !== 'offline' && connection !== 'unreachable') return <Skeleton label={texts.sync.firstLoad} cards={2} />
  return <ErrorState title={texts.settings.missing} text={texts.sync.notOnDevice} retryText={texts.actions.tryAgain} onRetry={() => sync.tryNow()} />
}
