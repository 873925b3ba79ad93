import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import PencilLine from 'lucide-react/icons/pencil-line'
import type { ReactNode } from 'react'
import type { ProjectStatus, Proposal } from '#domain/documents'
import { texts } from '#texts'
import { useWaitingCode } from '../data/queries/waiting-words'
import { StatusBadge, type StatusTone } from '../ui/feedback/status-badge'

type Shown = Pick<Proposal, 'status'> & Partial<Pick<Proposal, 'project_status' | 'undone_by'>>

/** An unknown status reads 'Pendente' (product 26); a closed project or an undone deal replaces it. */
export function proposalStatusText({ status, project_status, undone_by }: Shown): string {
  if (undone_by) return texts.labels.dealUndone
  if (status === 'pending' && project_status === 'closed') return texts.labels.projectClosed
  return texts.labels.proposalStatus[status] ?? texts.labels.proposalStatus.pending
}

/** An unsent proposal shows `waiting` instead of 'Pendente': the client cannot decide on it. */
export function ProposalStatusBadge({ proposal }: { proposal: Shown & { waiting?: boolean } }) {
  const { status, project_status, waiting = false } = proposal
  const text = proposalStatusText(proposal)
  if (status === 'accepted') return <StatusBadge tone="ok">{text}</StatusBadge>
  if (status === 'rejected') return <StatusBadge tone="bad">{text}</StatusBadge>
  if (waiting) return <WaitingBadge waiting />
  if (project_status === 'closed') return <StatusBadge tone="neutral">{text}</StatusBadge>
  return (
    <StatusBadge tone="info" icon={<Clock size={15} />}>
      {text}
    </StatusBadge>
  )
}

const tones: Record<ProjectStatus, StatusTone> = { open: 'ok', in_progress: 'info', completed: 'neutral', closed: 'neutral' }

const icons: Partial<Record<ProjectStatus, ReactNode>> = { open: <Circle size={15} />, completed: <CircleCheck size={15} /> }

export const isKnownStatus = (status: string): status is ProjectStatus => Object.hasOwn(tones, status)

/** An unknown status is a red badge without words. Product 26. */
export function ProjectStatusBadge({ status }: { status: string }) {
  return isKnownStatus(status) ? (
    <StatusBadge tone={tones[status]} icon={icons[status]}>
      {texts.labels.projectStatus[status]}
    </StatusBadge>
  ) : (
    <StatusBadge tone="bad" />
  )
}

/** Product 36. */
export function WaitingBadge({ waiting }: { waiting: boolean }) {
  const code = useWaitingCode(waiting)
  if (!code) return null
  return (
    <StatusBadge tone="warn" icon={<Clock size={15} />}>
      {texts.sync.waitingWords[code]}
    </StatusBadge>
  )
}

/** Begun on this device, and not sent. Product 38. */
export const DraftBadge = () => (
  <StatusBadge tone="warn" icon={<PencilLine size={15} />}>
    {texts.labels.draft}
  </StatusBadge>
)
