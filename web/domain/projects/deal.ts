import type { Project, Proposal } from '#domain/documents'

/** Only its two sides' devices know it. Product 17 and 54. */
export const acceptedOf = <P extends Proposal>(project: Project, proposals: readonly P[]): P | undefined =>
  project.accepted_proposal_id === '' ? undefined : proposals.find(({ id }) => id === project.accepted_proposal_id)
