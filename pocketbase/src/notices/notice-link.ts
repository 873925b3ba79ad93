import { type NoticeKind, waysOf } from '#domain/notice'
import { links, removedProjectLink } from '#links'

/** The page where one acts on the notice; for a deleted project the notices. */
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
