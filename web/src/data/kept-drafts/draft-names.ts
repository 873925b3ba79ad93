/** The forms whose drafts are kept on this device. */
type DraftForm = 'new-project' | 'edit' | 'profile' | 'proposal' | 'improvement' | 'message' | 'support' | 'refused'

/** Shortens a subject: names are bounded, and it ends with what tells it from others. */
const SUBJECT_CHARACTERS = 60

/** Names under which the drafts of forms are kept: the form, and after a colon what it is about. */
export const draftNames = {
  newProject: 'new-project',
  edit: (projectId: string) => `edit:${projectId}` as const,
  profile: 'profile',
  proposal: (projectId: string) => `proposal:${projectId}` as const,
  improvement: (proposalId: string) => `improvement:${proposalId}` as const,
  message: (conversationId: string) => `message:${conversationId}` as const,
  support: (subject: string) => `support:${subject.slice(-SUBJECT_CHARACTERS)}` as const,
  /** The changes of an outbox row that was refused. */
  refused: (rowId: string) => `refused:${rowId}` as const,
} as const satisfies Record<string, DraftForm | ((about: string) => `${DraftForm}:${string}`)>

/** 'proposal:x' is the form 'proposal' about 'x'. */
export function partsOf(name: string): { form: string; about: string } {
  const [form = '', ...rest] = name.split(':')
  return { form, about: rest.join(':') }
}
