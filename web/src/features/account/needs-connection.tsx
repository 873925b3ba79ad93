import { texts } from '#texts'
import { useSyncState } from '../../data/sync-state'
import { Banner } from '../../ui/banner'

/** What cannot wait in the queue says so before somebody presses. Product 35. */
export function NeedsConnection() {
  const { connection } = useSyncState()
  if (connection !== 'offline') return null
  return (
    <Banner tone="warn" isAnnounced>
      {texts.sync.needsConnection}
    </Banner>
  )
}
