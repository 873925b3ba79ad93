import { texts } from '#texts'
import { useOnline } from '../../data/use-public'
import { Banner } from '../../ui/banner'

/** Nothing here waits in a queue, which is said before somebody presses. Product 35. */
export function NeedsConnection() {
  const isOnline = useOnline()
  return isOnline ? null : (
    <Banner tone="warn" isAnnounced>
      {texts.sync.needsConnection}
    </Banner>
  )
}
