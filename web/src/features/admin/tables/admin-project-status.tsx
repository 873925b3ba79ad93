import type { ProjectStatus } from '#domain/documents'
import { texts } from '#texts'
import { StatusBadge, type StatusTone } from '../../../ui/feedback/status-badge'

const tones: Record<ProjectStatus, StatusTone> = { open: 'ok', in_progress: 'info', completed: 'bad', closed: 'neutral' }

const isKnown = (status: string): status is ProjectStatus => Object.hasOwn(tones, status)

/** As administrators see it: green while open, blue in progress, red when completed, grey when closed. */
export function AdminProjectStatus({ status }: { status: string }) {
  return isKnown(status) ? <StatusBadge tone={tones[status]}>{texts.labels.projectStatus[status]}</StatusBadge> : <StatusBadge tone="bad" />
}
