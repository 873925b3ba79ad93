import type { ProjectStatus } from '#domain/documents'

/** The life of a project: who takes it from one state to the next, by which verb. Product 10, 14, 15, 67. */
const projectLife = [
  { from: 'open', to: 'in_progress', by: 'owner', verb: 'accept_proposal' },
  { from: 'in_progress', to: 'completed', by: 'owner', verb: 'complete_project' },
  { from: 'in_progress', to: 'open', by: 'server', verb: 'provider_deleted' },
] as const satisfies readonly { from: ProjectStatus; to: ProjectStatus; by: 'owner' | 'server'; verb: string }[]

type Transition = (typeof projectLife)[number]

export const canBecome = (from: string, verb: Transition['verb']): boolean => projectLife.some((step) => step.from === from && step.verb === verb)
