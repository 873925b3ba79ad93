/** Of a subject: names are bounded, and it ends with what tells it from others. */
const SUBJECT_CHARACTERS = 60

/** What the draft of each form is kept under: the form, and after a colon what it is about. */
export const draftNames = {
  newProject: 'new-project',
  profile: 'profile',
  proposal: (projectId: string) => `proposal:${projectId}`,
  improvement: (proposalId: string) => `improvement:${proposalId}`,
  message: (conversationId: string) => `message:${conversationId}`,
  support: (subject: string) => `support:${subject.slice(-SUBJECT_CHARACTERS)}`,
  /** The changes of an outbox row that was refused. */
  refused: (rowId: string) => `refused:${rowId}`,
} as const

/** 'proposal:x' is the form 'proposal' about 'x'. */
export function partsOf(name: string): { form: string; about: string } {
  const [form = '', ...rest] = name.split(':')
  return { form, about: rest.join(':') }
}
