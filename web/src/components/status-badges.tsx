import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import type { ReactNode } from 'react'
import type { ProjectStatus, ProposalStatus } from '#domain/documents'
import { texts } from '#texts'
import { useWaitingCode } from '../data/drafts/waiting-words'
import { StatusBadge, type StatusTone } from '../ui/feedback/status-badge'

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

const tones: Record<ProjectStatus, StatusTone> = { open: 'ok', in_progress: 'info', completed: 'neutral' }

const icons: Partial<Record<ProjectStatus, ReactNode>> = { open: <Circle size={15} />, completed: <CircleCheck size={15} /> }

const isKnown = (status: string): status is ProjectStatus => Object.hasOwn(tones, status)

/** An unknown status is a red badge without words. Product 26. */
export function ProjectStatusBadge({ status }: { status: string }) {
  return isKnown(status) ? (
    <StatusBadge tone={tones[status]} icon={icons[status]}>
      {texts.labels.projectStatus[status]}
    </StatusBadge>
  ) : (
    <StatusBadge tone="bad" />
  )
}

/** Badge of an item that the server has not answered. Product 36. */
export function WaitingBadge({ waiting }: { waiting: boolean }) {
  const code = useWaitingCode(waiting)
  if (!code) return null
  return (
    <StatusBadge tone="warn" icon={<Clock size={15} />}>
      {texts.sync.waitingWords[code]}
    </StatusBadge>
  )
}
