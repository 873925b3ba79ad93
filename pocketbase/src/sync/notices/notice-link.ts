import type { NoticeKind } from '#domain/notice'
import { links, removedProjectLink } from '#links'

/** The page that a notice about a project leads to: where one acts on it, and of a project that is gone to what is said about it. */
export function noticeLink(kind: NoticeKind, projectId: string): string {
  if (kind === 'proposal_received' || kind === 'proposal_improved' || kind === 'proposal_confirmed') return links.manageProposals(projectId)
  if (kind === 'project_removed') return removedProjectLink(projectId)
  return kind === 'project_deleted' ? links.myProposals() : links.project(projectId)
}
