import type { Project, Proposal } from '#domain/documents'

/** The accepted proposal of a project, as its two sides see it: no one else's device knows which one it is. Product 17 and 54. */
export const acceptedOf = <P extends Proposal>(project: Project, proposals: readonly P[]): P | undefined =>
  project.accepted_proposal_id === '' ? undefined : proposals.find(({ id }) => id === project.accepted_proposal_id)
