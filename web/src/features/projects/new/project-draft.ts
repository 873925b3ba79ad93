import * as v from 'valibot'
import { noProjectDetails, projectDetails } from '#domain/commands/publish-project'
import type { ProductRow, Project } from '#domain/documents'
import { isBlank, writtenLine } from '#domain/values/written-text'
import { newId } from '#new-id'

export const projectDraft = v.object({
  title: v.string(),
  description: v.string(),
  address: v.string(),
  /** Null: the profile's. */
  place: v.nullable(v.object({ state: v.string(), city: v.string() })),
  budget: v.nullable(v.number()),
  products: v.array(v.object({ id: v.string(), name: v.string(), quantity: v.string() })),
  ...projectDetails,
})

export type ProjectDraft = v.InferOutput<typeof projectDraft>
export type DraftRow = ProjectDraft['products'][number]

export const emptyProject: ProjectDraft = { ...noProjectDetails, title: '', description: '', address: '', place: null, budget: null, products: [] }

export const isProjectDraft = (kept: unknown): kept is ProjectDraft => v.is(projectDraft, kept)

export const newRow = (): DraftRow => ({ id: newId(), name: '', quantity: '' })

/** With name and quantity; null for none. Product 70. */
export function productsOf(rows: readonly ProductRow[]): ProductRow[] | null {
  const filled = rows
    .map(({ name, quantity }) => ({ name: writtenLine(name), quantity: writtenLine(quantity) }))
    .filter(({ name, quantity }) => name && quantity)
  return filled.length > 0 ? filled : null
}

/** Half a row is not sent. */
export const isHalfRow = ({ name, quantity }: ProductRow): boolean => isBlank(name) !== isBlank(quantity)

/** For the last look before they are left out. */
export const leftOut = (rows: readonly ProductRow[]): string =>
  rows
    .filter(isHalfRow)
    .map(({ name, quantity }) => name.trim() || quantity.trim())
    .join('\n')

/** The place stays. */
export const draftOf = (project: Project): ProjectDraft => ({
  ...v.parse(v.object({ title: v.string(), description: v.string(), address: v.string(), ...projectDetails }), project),
  place: null,
  budget: project.budget || null,
  products: project.products.map((row, n) => ({ ...row, id: String(n) })),
})

/** Unchecked: the verb's schema judges. */
export const saidIn = ({ place: _place, products, ...said }: ProjectDraft) => ({ ...said, products: productsOf(products) })
