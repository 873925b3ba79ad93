import * as v from 'valibot'
import { noProjectDetails, projectDetails } from '#domain/commands/publish-project'
import type { ProductRow, Project } from '#domain/documents'
import { isBlank, writtenLine } from '#domain/values/written-text'
import { newId } from '#new-id'

export const projectDraft = v.object({
  title: v.string(),
  description: v.string(),
  address: v.string(),
  /** Null as long as the profile's own place stands. */
  place: v.nullable(v.object({ state: v.string(), city: v.string() })),
  budget: v.nullable(v.number()),
  products: v.array(v.object({ id: v.string(), name: v.string(), quantity: v.string() })),
  ...projectDetails,
})

/** A project while it is written, kept on this device. */
export type ProjectDraft = v.InferOutput<typeof projectDraft>
export type DraftRow = ProjectDraft['products'][number]

export const emptyProject: ProjectDraft = { ...noProjectDetails, title: '', description: '', address: '', place: null, budget: null, products: [] }

export const isProjectDraft = (kept: unknown): kept is ProjectDraft => v.is(projectDraft, kept)

export const newRow = (): DraftRow => ({ id: newId(), name: '', quantity: '' })

/** Rows with both a name and a quantity; null when there is none. Product 70. */
export function productsOf(rows: readonly ProductRow[]): ProductRow[] | null {
  const filled = rows
    .map(({ name, quantity }) => ({ name: writtenLine(name), quantity: writtenLine(quantity) }))
    .filter(({ name, quantity }) => name && quantity)
  return filled.length > 0 ? filled : null
}

/** A row that will not be sent although something stands in it. */
export const isHalfRow = ({ name, quantity }: ProductRow): boolean => isBlank(name) !== isBlank(quantity)

/** Texts of such rows, for the last look before they are left out. */
export const leftOut = (rows: readonly ProductRow[]): string =>
  rows
    .filter(isHalfRow)
    .map(({ name, quantity }) => name.trim() || quantity.trim())
    .join('\n')

/** A published project in the form. Its place stays. */
export const draftOf = (project: Project): ProjectDraft => ({
  ...v.parse(v.object({ title: v.string(), description: v.string(), address: v.string(), ...projectDetails }), project),
  place: null,
  budget: project.budget || null,
  products: project.products.map((row, n) => ({ ...row, id: String(n) })),
})

/** The draft as arguments: any text in any field, for the verb's own schema to judge. */
export const saidIn = ({ place: _place, products, ...said }: ProjectDraft) => ({ ...said, products: productsOf(products) })
