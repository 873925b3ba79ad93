import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDot from 'lucide-react/icons/circle-dot'
import { texts } from '#texts'
import { StatusBadge } from '../../ui/feedback/status-badge'

const icons = { open: CircleDot, closed: CircleCheck }

export function TicketStatus({ status }: { status: 'open' | 'closed' }) {
  const Icon = icons[status]
  return (
    <StatusBadge tone={status === 'open' ? 'bad' : 'neutral'} icon={<Icon size={15} />}>
      {texts.adminPages.support.status[status]}
    </StatusBadge>
  )
}
