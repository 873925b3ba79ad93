import type { ProjectStatus } from '#domain/documents'
import { texts } from '#texts'
import { isKnownStatus } from '../../../components/status-badges'
import { StatusBadge, type StatusTone } from '../../../ui/feedback/status-badge'

const tones: Record<ProjectStatus, StatusTone> = { open: 'ok', in_progress: 'info', completed: 'bad', closed: 'neutral' }

/** Green open, blue in progress, red completed, grey closed. */
export function AdminProjectStatus({ status }: { status: string }) {
  return isKnownStatus(status) ? <StatusBadge tone={tones[status]}>{texts.labels.projectStatus[status]}</StatusBadge> : <StatusBadge tone="bad" />
}
