import type { NoticeKind } from '#domain/notice'
import { links } from '#links'

/** The page that a notice about a project leads to: where one acts on it, and never to a project that is gone. */
export function noticeLink(kind: NoticeKind, projectId: string): string {
  if (kind === 'proposal_received' || kind === 'proposal_improved') return links.manageProposals(projectId)
  if (kind === 'project_removed') return links.myProjects()
  return kind === 'project_deleted' ? links.myProposals() : links.project(projectId)
}
