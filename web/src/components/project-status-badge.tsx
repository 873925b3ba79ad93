import type { ProjectStatus } from '#domain/documents'
import { texts } from '#texts'
import { StatusBadge, type StatusTone } from '../ui/feedback/status-badge'

const tones: Record<ProjectStatus, StatusTone> = { open: 'ok', in_progress: 'info', completed: 'neutral' }

const isKnown = (status: string): status is ProjectStatus => Object.hasOwn(tones, status)

/** An unknown status is a red badge without words. Product 26. */
export function ProjectStatusBadge({ status }: { status: string }) {
  return isKnown(status) ? <StatusBadge tone={tones[status]}>{texts.labels.projectStatus[status]}</StatusBadge> : <StatusBadge tone="bad" />
}
