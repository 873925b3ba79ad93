import Clock from 'lucide-react/icons/clock'
import type { ProposalStatus } from '#domain/documents'
import { texts } from '#texts'
import { StatusBadge } from '../ui/feedback/status-badge'
import { WaitingBadge } from './waiting-badge'

type Props = {
  status: ProposalStatus
  /** The proposal was not sent yet: the client cannot decide on it, so the badge shows this instead of 'Pendente'. */
  waiting?: boolean
}

/** An unknown status reads 'Pendente'. Product 26. */
export function ProposalStatusBadge({ status, waiting = false }: Props) {
  if (status === 'accepted') return <StatusBadge tone="ok">{texts.labels.proposalStatus.accepted}</StatusBadge>
  if (status === 'rejected') return <StatusBadge tone="bad">{texts.labels.proposalStatus.rejected}</StatusBadge>
  if (waiting) return <WaitingBadge waiting />
  return (
    <StatusBadge tone="info" icon={<Clock size={15} />}>
      {texts.labels.proposalStatus.pending}
    </StatusBadge>
  )
}
