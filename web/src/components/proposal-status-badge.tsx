import Clock from 'lucide-react/icons/clock'
import type { ProposalStatus } from '#domain/documents'
import { texts } from '#texts'
import { StatusBadge } from '../ui/feedback/status-badge'

/** An unknown status reads 'Pendente'. Product 26. */
export function ProposalStatusBadge({ status }: { status: ProposalStatus }) {
  if (status === 'accepted') return <StatusBadge tone="ok">{texts.labels.proposalStatus.accepted}</StatusBadge>
  if (status === 'rejected') return <StatusBadge tone="bad">{texts.labels.proposalStatus.rejected}</StatusBadge>
  return (
    <StatusBadge tone="info" icon={<Clock size={15} />}>
      {texts.labels.proposalStatus.pending}
    </StatusBadge>
  )
}
