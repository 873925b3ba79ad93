type DraftForm =
  | 'new-project'
  | 'edit'
  | 'profile'
  | 'proposal'
  | 'improvement'
  | 'change'
  | 'completion'
  | 'message'
  | 'support'
  | 'report'
  | 'refused'
  | 'reference'
  | 'reply'

/** Names are bounded; a subject's end tells it from others. */
const SUBJECT_CHARACTERS = 60

/** Names of drafts: the form, and after a colon its subject. */
export const draftNames = {
  newProject: 'new-project',
  edit: (projectId: string) => `edit:${projectId}` as const,
  profile: 'profile',
  proposal: (projectId: string) => `proposal:${projectId}` as const,
  improvement: (proposalId: string) => `improvement:${proposalId}` as const,
  change: (projectId: string) => `change:${projectId}` as const,
  completion: (projectId: string) => `completion:${projectId}` as const,
  message: (conversationId: string) => `message:${conversationId}` as const,
  support: (subject: string) => `support:${subject.slice(-SUBJECT_CHARACTERS)}` as const,
  report: (subject: string) => `report:${subject.slice(-SUBJECT_CHARACTERS)}` as const,
  reference: (projectId: string) => `reference:${projectId}` as const,
  /** To a reference. */
  reply: (projectId: string) => `reply:${projectId}` as const,
  refused: (rowId: string) => `refused:${rowId}` as const,
} as const satisfies Record<string, DraftForm | ((about: string) => `${DraftForm}:${string}`)>

export function partsOf(name: string): { form: string; about: string } {
  const [form = '', ...rest] = name.split(':')
  return { form, about: rest.join(':') }
}
