import Clock from 'lucide-react/icons/clock'
import { texts } from '#texts'
import { useWaitingCode } from '../data/drafts/waiting-words'
import { StatusBadge } from '../ui/feedback/status-badge'

/** What an item that the server has not answered says of itself. Product 36. */
export function WaitingBadge({ waiting }: { waiting: boolean }) {
  const code = useWaitingCode(waiting)
  if (!code) return null
  return (
    <StatusBadge tone="warn" icon={<Clock size={15} />}>
      {texts.sync.waitingWords[code]}
    </StatusBadge>
  )
}
