import { texts } from '#texts'
import { useOnline } from '../data/remote/use-public'
import { Banner } from '../ui/feedback/banner'

/** The action cannot wait in the queue. Product 35. */
export function NeedsConnection() {
  const isOnline = useOnline()
  return isOnline ? null : (
    <Banner tone="warn" isAnnounced>
      {texts.sync.needsConnection}
    </Banner>
  )
}
