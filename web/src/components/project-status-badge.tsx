import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import type { ReactNode } from 'react'
import type { ProjectStatus } from '#domain/documents'
import { texts } from '#texts'
import { StatusBadge, type StatusTone } from '../ui/feedback/status-badge'

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
