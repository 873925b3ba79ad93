import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import CloudOff from 'lucide-react/icons/cloud-off'
import { Link } from 'react-aria-components/Link'
import { texts } from '#texts'
import { useSyncState } from '../data/sync-state'
import { links } from '../links'
import { Text } from '../ui/text'
import { foot } from './sync-strip.css'

/** At the foot of the sidebar: quiet, and always there. Leads to Pendências. */
export function SyncFoot() {
  const { connection, unsent, refused } = useSyncState()
  const waiting = unsent + refused
  const [Icon, words] =
    waiting > 0 ? [Clock, texts.sync.waiting(waiting)] : connection === 'offline' ? [CloudOff, texts.sync.offline] : [Check, texts.sync.allSent]
  return (
    <Text as="div" size="s" tone={waiting > 0 ? 'warn' : 'soft'}>
      <Link href={links.outbox()} className={foot}>
        <Icon size={18} />
        {words}
      </Link>
    </Text>
  )
}
