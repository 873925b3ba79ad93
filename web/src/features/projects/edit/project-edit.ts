import * as v from 'valibot'
import { projectParts } from '#domain/collections/projects'
import { type EditProject, editProjectArgs } from '#domain/commands/edit-project'
import type { Project } from '#domain/documents'
import { changesOf } from '../../../data/drafts/changes-of'
import { draftOf, type ProjectDraft, projectDraft, saidIn } from '../new/project-draft'

const typed = v.object({ ...v.partial(projectDraft).entries, photos_removed: v.optional(v.array(v.string())) })

/** Touched fields and removed photos: all else follows the project. Rule P5. */
export type TypedEdit = v.InferOutput<typeof typed>
export const nothingTyped: TypedEdit = {}
export const isTypedEdit = (kept: unknown): kept is TypedEdit => v.is(typed, kept)

/** Typed values over the project's. */
export const editedDraft = (start: ProjectDraft, touched: TypedEdit): ProjectDraft => v.parse(projectDraft, { ...start, ...touched })

export const givenEdit = (project_id: string, edition: string, draft: ProjectDraft) => ({ ...saidIn(draft), project_id, edition })

export type Parts = Omit<EditProject, 'project_id' | 'edition'>

/** As the rule reads them; null where it takes none. */
export function changedParts(project: Project, given: ReturnType<typeof givenEdit>): Parts | null {
  const read = v.safeParse(editProjectArgs, given)
  if (!read.success) return null
  const changed = changesOf(read.output, givenEdit(project.id, given.edition, draftOf(project)))
  return v.parse(v.partial(v.pick(editProjectArgs, projectParts)), changed)
}
