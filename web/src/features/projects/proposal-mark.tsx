import Clock from 'lucide-react/icons/clock'
import Send from 'lucide-react/icons/send'
import { texts } from '#texts'
import { StatusBadge } from '../../ui/feedback/status-badge'

const words = texts.projects.open

/** One has proposed on it. */
export const ProposalMark = ({ isWaiting }: { isWaiting: boolean }) =>
  isWaiting ? (
    <StatusBadge tone="warn" icon={<Clock size={15} />}>
      {words.proposalWaiting}
    </StatusBadge>
  ) : (
    <StatusBadge tone="info" icon={<Send size={15} />}>
      {words.proposalSent}
    </StatusBadge>
  )
