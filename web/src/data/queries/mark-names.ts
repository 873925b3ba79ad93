import type { ProposalStatus } from '#domain/documents'

export const markNames = {
  dashboard: 'dashboard',
  openProjects: 'open-projects',
  tradesAsked: 'trades-asked',
  proposalsOn: (projectId: string) => `proposals:${projectId}`,
  project: (projectId: string) => `project:${projectId}`,
  answer: (projectId: string, status: ProposalStatus) => `answer:${projectId}:${status}`,
}
