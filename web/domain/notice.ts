import type { ProjectPart } from '#domain/collections/projects'

/**
 * How a notice reaches its person besides the list: the switch of a device under which it is told while the app is closed (Product 83), and a mail. `page` is
 * where one acts on it, the project's own where none is named.
 */
type Ways = {
  push?: 'proposals' | 'answers' | 'invitations' | 'projects' | 'progress'
  isMailed?: true
  /** By it a person turns to another one, who may have blocked them. An acceptance is none: it binds both. Product 93. */
  isAddressed?: true
  page?: 'comparison' | 'my_proposals' | 'removed_project'
}

/** Why a notification is made. Product 10 and 21. */
export const noticeKinds = {
  project_published: { push: 'projects' },
  project_changed: { push: 'progress' },
  proposal_received: { push: 'proposals', isMailed: true, isAddressed: true, page: 'comparison' },
  proposal_improved: { push: 'proposals', isAddressed: true, page: 'comparison' },
  proposal_confirmed: { push: 'proposals', isAddressed: true, page: 'comparison' },
  proposal_accepted: { push: 'answers', isMailed: true },
  project_started: { push: 'progress' },
  proposal_rejected: { push: 'answers' },
  project_completed: { push: 'progress' },
  project_closed: { push: 'progress' },
  still_needed: { push: 'progress', isMailed: true },
  project_left_alone: { push: 'progress' },
  project_open_again: { push: 'progress' },
  project_reopened: { push: 'progress' },
  project_resumed: { push: 'progress' },
  deal_undone: { push: 'progress', isMailed: true },
  project_deleted: { page: 'my_proposals' },
  project_invitation: { push: 'invitations', isMailed: true, isAddressed: true },
  invitation_declined: { isAddressed: true },
  project_removed: { page: 'removed_project' },
} as const satisfies Record<string, Ways>

export type NoticeKind = keyof typeof noticeKinds

export const waysOf = (kind: NoticeKind): Ways => noticeKinds[kind]

export const isNoticeKind = (name: string): name is NoticeKind => Object.hasOwn(noticeKinds, name)

/** Whom a notice goes to. The server finds the people before it writes the changes. */
export type NoticeTo =
  | { user: string }
  /** Providers of this city, else of this state, as each of them chose. */
  | { region: { city: string; state: string } }
  /** `standing` leaves out those whose deal was undone. */
  | { proposersOf: string; except?: string; standing?: true }
  | { chosenOf: string }

type NoticeProject = { id: string; title: string; client_id: string }
type NoticePerson = { id: string; full_name: string }

/**
 * `by` is the person whom the notice names. It goes with that person's account, and one that names no person with the client's, whose project it names:
 * with client_id '' it stays. `reason` is what an administrator wrote, or who closed the project or undid its deal; '' is none.
 * `changed` are the parts that an edit changed, `amount` the price of a proposal in reais.
 */
export type Notice = {
  kind: NoticeKind
  to: NoticeTo
  project: NoticeProject
  by?: NoticePerson
  reason?: string
  changed?: readonly (ProjectPart | 'photos')[]
  amount?: number
}

export function notice(kind: NoticeKind, to: NoticeTo, { id, title, client_id }: NoticeProject, by?: NoticePerson): Notice {
  const about = { kind, to, project: { id, title, client_id } }
  return by ? { ...about, by: { id: by.id, full_name: by.full_name } } : about
}
