import { errorText } from '#texts'
import { Banner } from '../../../ui/feedback/banner'

export type EntranceBlock = 'storage_blocked' | 'address_insecure'

export const EntranceBlocked = ({ code }: { code: EntranceBlock }) => (
  <Banner tone="warn" isAnnounced>
    {errorText(code)}
  </Banner>
)
