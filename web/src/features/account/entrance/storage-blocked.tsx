import { errorText } from '#texts'
import { Banner } from '../../../ui/feedback/banner'

/** Says before a form is filled in that this browser could not keep who is signed in. */
export const StorageBlocked = () => (
  <Banner tone="warn" isAnnounced>
    {errorText('storage_blocked')}
  </Banner>
)
