import type { ProjectPart } from '#domain/collections/projects'

/** Beside the list: a device's switch for notifications (Product 83), and a mail. `page` is where one acts, by default the project's. */
type Ways = {
  push?: 'proposals' | 'answers' | 'invitations' | 'projects' | 'progress'
  /** 'daily': once a day about a project. */
  isMailed?: true | 'daily'
  /** Its cause can be taken back and done again: told once an hour. Product 125. */
  isRepeatable?: true
  /** Neither pushed nor mailed to a suspended person. Product 83 and 90. */
  asksToAct?: true
  /** Not from a blocked person; an acceptance binds both, so it is none. Product 93. */
  isAddressed?: true
  page?: 'comparison' | 'my_proposals' | 'removed_project'
}

/** Product 10 and 21. */
const noticeKinds = {
  project_published: { push: 'projects', asksToAct: true },
  project_changed: { push: 'progress' },
  proposal_received: { push: 'proposals', isMailed: true, asksToAct: true, isAddressed: true, page: 'comparison' },
  proposal_improved: { push: 'proposals', asksToAct: true, isAddressed: true, page: 'comparison' },
  proposal_confirmed: { push: 'proposals', asksToAct: true, isAddressed: true, page: 'comparison' },
  confirmation_asked: { push: 'answers', isMailed: true, asksToAct: true, isAddressed: true },
  quote_ends_soon: { asksToAct: true },
  quote_ended: { asksToAct: true, isAddressed: true, page: 'comparison' },
  own_quote_ended: { asksToAct: true },
  proposal_accepted: { push: 'answers', isMailed: true },
  project_started: { push: 'progress' },
  proposal_rejected: { push: 'answers' },
  project_completed: { push: 'progress' },
  project_closed: { push: 'progress' },
  still_needed: { push: 'progress', isMailed: true, asksToAct: true },
  project_left_alone: { push: 'progress' },
  project_open_again: { push: 'progress' },
  project_reopened: { push: 'progress' },
  project_resumed: { push: 'progress' },
  stage_done: { push: 'progress', isRepeatable: true },
  stage_paid: { push: 'progress', isRepeatable: true },
  stage_received: { push: 'progress', isRepeatable: true },
  change_proposed: { push: 'progress', isMailed: 'daily', asksToAct: true },
  change_answered: { push: 'progress' },
  work_handed_over: { push: 'progress', isMailed: 'daily', asksToAct: true, isRepeatable: true },
  work_not_received: { push: 'progress' },
  reference_shown: { push: 'progress' },
  reference_removed: {},
  reply_removed: {},
  deal_undone: { push: 'progress', isMailed: true },
  project_deleted: { page: 'my_proposals' },
  project_invitation: { push: 'invitations', isMailed: true, asksToAct: true, isAddressed: true },
  invitation_declined: { isAddressed: true },
  project_removed: { page: 'removed_project' },
} as const satisfies Record<string, Ways>

export type NoticeKind = keyof typeof noticeKinds

export const waysOf = (kind: NoticeKind): Ways => noticeKinds[kind]

export const kindsBy = (isMeant: (ways: Ways) => boolean | undefined): NoticeKind[] =>
  Object.keys(noticeKinds)
    .filter((kind) => isNoticeKind(kind))
    .filter((kind) => isMeant(waysOf(kind)))

export const isNoticeKind = (name: string): name is NoticeKind => Object.hasOwn(noticeKinds, name)

/** Found before the changes are written. */
export type NoticeTo =
  | { user: string }
  /** This city's providers of the trades, else this state's, as each chose. */
  | { region: { city: string; state: string; trades: readonly string[] } }
  /** `standing` leaves out those whose deal was undone. */
  | { proposersOf: string; except?: string; standing?: true }
  | { chosenOf: string }

type NoticeProject = { id: string; title: string; client_id: string }
type NoticePerson = { id: string; full_name: string }

/**
 * The notice goes with the account of `by`, else with the client's; with client_id '' it stays. `reason`: an administrator's, or of a close or
 * undo; `changed`: edited parts; `amount` in reais; `stage`: its name, '' for the whole price.
 */
export type Notice = {
  kind: NoticeKind
  to: NoticeTo
  project: NoticeProject
  by?: NoticePerson
  reason?: string
  changed?: readonly (ProjectPart | 'photos')[]
  amount?: number
  stage?: string
  answer?: 'accepted' | 'declined'
}

export function notice(kind: NoticeKind, to: NoticeTo, { id, title, client_id }: NoticeProject, by?: NoticePerson): Notice {
  const about = { kind, to, project: { id, title, client_id } }
  return by ? { ...about, by: { id: by.id, full_name: by.full_name } } : about
}
