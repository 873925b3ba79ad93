import Flag from 'lucide-react/icons/flag'
import { texts } from '#texts'
import type { AdminTicket } from '../../../data/remote/admin-tables'
import { StatusBadge } from '../../../ui/feedback/status-badge'

const words = texts.adminPages.support.report

/** Why it is reported; an app of before gives no reason. */
export const ReportBadge = ({ reason }: Pick<AdminTicket, 'reason'>) =>
  reason ? (
    <StatusBadge tone={reason === 'payment' || reason === 'abuse' ? 'bad' : 'warn'} icon={<Flag size={15} />}>
      {words.reasons[reason]}
    </StatusBadge>
  ) : null
