import { texts } from '#texts'
import { useAccount } from '../../data/account-context'
import { useSyncState } from '../../data/sync-state'
import { ErrorState } from '../../ui/error-state'
import { Skeleton } from '../../ui/skeleton'

/** The first pull has not brought the account yet, or cannot. */
export function MissingAccount() {
  const { sync } = useAccount()
  const { connection } = useSyncState()
  if (connection !== 'offline' && connection !== 'unreachable') return <Skeleton label={texts.sync.firstLoad} cards={2} />
  return <ErrorState title={texts.settings.missing} text={texts.sync.notOnDevice} retryText={texts.actions.tryAgain} onRetry={() => sync.tryNow()} />
}
