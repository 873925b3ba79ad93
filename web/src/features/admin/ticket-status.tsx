import { texts } from '#texts'
import { StatusBadge } from '../../ui/feedback/status-badge'

/** Red while it is open, else gray. */
export const TicketStatus = ({ status }: { status: 'open' | 'closed' }) => (
  <StatusBadge tone={status === 'open' ? 'bad' : 'neutral'}>{texts.adminPages.support.status[status]}</StatusBadge>
)
