import { type NoticeKind, waysOf } from '#domain/notice'
import { links, removedProjectLink } from '#links'

/** The page that a notice about a project leads to: where one acts on it, and of a project that is gone to what is said about it. */
export function noticeLink(kind: NoticeKind, projectId: string): string {
  switch (waysOf(kind).page) {
    case 'comparison':
      return links.manageProposals(projectId)
    case 'removed_project':
      return removedProjectLink(projectId)
    case 'my_proposals':
      return links.myProposals()
    default:
      return links.project(projectId)
  }
}
