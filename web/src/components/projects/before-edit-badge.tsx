import type { Project, Proposal } from '#domain/documents'
import { awaitsConfirmation } from '#domain/projects/proposal-life'
import { texts } from '#texts'
import { StatusBadge } from '../../ui/feedback/status-badge'

type Props = { proposal: Proposal; project: Pick<Project, 'status' | 'edition'> }

/** A proposal older than its project's last edit and not confirmed since. Product 85. */
export const BeforeEditBadge = ({ proposal, project }: Props) =>
  awaitsConfirmation(proposal, project) ? <StatusBadge tone="warn">{texts.corrections.beforeEdit.mark}</StatusBadge> : null
