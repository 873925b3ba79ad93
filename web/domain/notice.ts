import type { ProjectPart } from '#domain/collections/projects'

/** Why a notification is made. Source: product 21 and 10. */
export type NoticeKind =
  | 'project_published'
  | 'project_changed'
  | 'proposal_received'
  | 'proposal_improved'
  | 'proposal_confirmed'
  | 'proposal_accepted'
  | 'project_started'
  | 'proposal_rejected'
  | 'project_completed'
  | 'project_closed'
  | 'still_needed'
  | 'project_left_alone'
  | 'project_open_again'
  | 'project_resumed'
  | 'deal_undone'
  | 'project_deleted'
  | 'project_reopened'
  | 'project_invitation'
  | 'invitation_declined'
  | 'project_removed'

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
