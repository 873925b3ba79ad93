import type { Project, Proposal } from '#domain/documents'
import { DAY_MS, toTime } from '#domain/values/clock'
import { projectNeeds } from '../../../web/src/features/dashboard/client-needs'
import { aProject, aProposal, idOf } from '../../domain/builders'

/** When the dashboard is read. */
export const now = Date.parse('2026-11-20T12:00:00.000Z')
export const ago = (days: number): string => toTime(now - days * DAY_MS)
export const ownProject = (project: Partial<Project>, ...proposals: Partial<Proposal>[]) => ({
  project: { ...aProject({ title: 'Muro', ...project }), waiting: false },
  proposals: proposals.map((proposal, n) => ({
    ...aProposal({ id: idOf(`p${n}`), created_at: ago(1), updated_at: proposal.created_at ?? ago(1), ...proposal }),
    waiting: false,
  })),
})
export const needsOf = (projects: ReturnType<typeof ownProject>[], marks = {}) =>
  projectNeeds(projects, marks, now).map(({ title, text, href, at }) => [title, text, href, at])
export const project = idOf('muro')
export const manage = `/projetos/${project}/propostas`
export const page = `/projetos/${project}`
