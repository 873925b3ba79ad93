import type { ProposalStatus } from '#domain/documents'

/** Names of the marks of this device. */
export const markNames = {
  dashboard: 'dashboard',
  openProjects: 'open-projects',
  /** The proposals on a project, as its owner. */
  proposalsOn: (projectId: string) => `proposals:${projectId}`,
  /** A project's page, as a provider. */
  project: (projectId: string) => `project:${projectId}`,
  /** Outcome of one's own proposal. */
  answer: (projectId: string, status: ProposalStatus) => `answer:${projectId}:${status}`,
}
