import * as v from 'valibot'
import { noProjectDetails, projectDetails } from '#domain/commands/publish-project'
import type { ProductRow } from '#domain/documents'
import { isBlank, writtenLine } from '#domain/values/written-text'
import { newId } from '#new-id'
import { texts } from '#texts'
import type { Place } from '../../../components/fields/place-fields'

const words = texts.projects.newProject

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

/** Arguments of `publish_project`: any text in any field, for the verb's own schema to judge. */
export const givenArgs = (project_id: string, { place: _own, products, ...said }: ProjectDraft, place: Place) => ({
  ...said,
  project_id,
  ...place,
  products: productsOf(products),
})

/** The fields that can be wrong, in the order of the form. */
export const projectLabels = {
  title: words.projectTitle,
  description: words.description,
  budget: words.budget,
  state: texts.settings.fields.state,
  city: texts.settings.fields.city,
  address: words.address,
  products: words.products,
} as const
