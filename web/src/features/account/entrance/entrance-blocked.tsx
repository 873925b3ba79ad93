import { errorText } from '#texts'
import { Banner } from '../../../ui/feedback/banner'

export type EntranceBlock = 'storage_blocked' | 'address_insecure'

/** Says before a form is filled in why signing in cannot work here. */
export const EntranceBlocked = ({ code }: { code: EntranceBlock }) => (
  <Banner tone="warn" isAnnounced>
    {errorText(code)}
  </Banner>
)
