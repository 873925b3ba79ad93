import * as v from 'valibot'
import { noProjectDetails, projectDetails } from '#domain/commands/publish-project'
import type { ProductRow, Project } from '#domain/documents'
import { suggestedTrades } from '#domain/projects/suggested-trades'
import { knownTrades, MOST_OF_PROJECT, type TradeId, tradeIds } from '#domain/projects/trades'
import { isBlank, writtenLine } from '#domain/values/written-text'
import { newId } from '#new-id'
import { unreadText } from '../../../components/fields/unread-text'

export const projectDraft = v.object({
  title: v.string(),
  description: v.string(),
  address: v.string(),
  /** Null: the profile's. */
  place: v.nullable(v.object({ state: v.string(), city: v.string() })),
  budget: v.nullable(v.number()),
  budget_text: unreadText,
  products: v.array(v.object({ id: v.string(), name: v.string(), quantity: v.string() })),
  ...projectDetails,
  /** Added by hand; a newer release knows others. */
  trades: v.optional(v.array(v.string()), []),
  /** Suggested ones that were taken off. */
  trades_off: v.optional(v.array(v.string()), []),
})

export type ProjectDraft = v.InferOutput<typeof projectDraft>
export type DraftRow = ProjectDraft['products'][number]

export const emptyProject: ProjectDraft = {
  ...noProjectDetails,
  trades_off: [],
  title: '',
  description: '',
  address: '',
  place: null,
  budget: null,
  budget_text: '',
  products: [],
}

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
  ...v.parse(v.pick(projectDraft, ['title', 'description', 'address', 'timing', 'trades']), project),
  // An edit adds none by itself.
  trades_off: [...tradeIds],
  place: null,
  budget: project.budget || null,
  budget_text: '',
  products: project.products.map((row, n) => ({ ...row, id: String(n) })),
})

/** Unchecked: the verb's schema judges. */
export const saidIn = ({ place: _place, budget_text: _unread, trades_off, products, ...said }: ProjectDraft) => ({
  ...said,
  products: productsOf(products),
  trades: tradesIn({ ...said, trades_off }),
})

type Trades = Pick<ProjectDraft, 'title' | 'description' | 'trades' | 'trades_off'>

/** Trades added by hand, then suggested ones that were not taken off. Product 99. */
export function tradesIn({ title, description, trades, trades_off }: Trades): TradeId[] {
  const added = knownTrades(trades).slice(0, MOST_OF_PROJECT)
  if (added.length === MOST_OF_PROJECT || trades_off.length >= tradeIds.length) return added
  const suggested = suggestedTrades(title, description).filter((trade) => !trades_off.includes(trade))
  return [...new Set([...added, ...suggested])].slice(0, MOST_OF_PROJECT)
}
