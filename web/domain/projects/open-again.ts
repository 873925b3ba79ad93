import { accept, type Decision, set } from '#domain/command'
import type { Project } from '#domain/documents'
import { notice } from '#domain/notice'

/** Touched now; those whose proposals stand are told. Source: product 87 and 88. */
export const openAgain = (project: Project, now: string): Decision =>
  accept(
    [set('projects', project.id, { status: 'open', closed_at: '', touched_at: now, asked_at: '' })],
    [notice('project_open_again', { proposersOf: project.id, standing: true }, project)],
  )
