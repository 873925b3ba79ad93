import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Clock from 'lucide-react/icons/clock'
import CloudOff from 'lucide-react/icons/cloud-off'
import { Link } from 'react-aria-components/Link'
import { links } from '#links'
import { texts } from '#texts'
import { useSyncState } from '../../data/queries/sync-state'
import { Text } from '../../ui/content/text/text'
import { foot } from './sync-strip.css'
import { unsentWords } from './sync-words'

export function SyncFoot() {
  const { connection, unsent, refused } = useSyncState()
  const left = unsentWords({ unsent, refused })
  const [Icon, words] = left
    ? [refused > 0 ? CircleAlert : Clock, left]
    : connection === 'offline'
      ? [CloudOff, texts.sync.offline]
      : [Check, texts.sync.allSent]
  return (
    <Text as="div" size="s" tone={left ? 'warn' : 'soft'}>
      <Link href={links.outbox()} className={foot}>
        <Icon size={18} />
        <span>{words}</span>
      </Link>
    </Text>
  )
}
