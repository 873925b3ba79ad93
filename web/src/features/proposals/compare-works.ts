import type { Proposal } from '#domain/documents'
import { texts } from '#texts'
import type { CompareRow } from './compare-rows'

const label = texts.proposals.manage.rows.worksDone

/** By provider, of the cards that this device holds. */
export type WorksDone = ReadonlyMap<string, number>

/** Where one has any. Nothing is known of a card that is not here. No mark: they are facts, no offer. Product 112, 128. */
export const worksRow = (proposals: readonly Proposal[], works: WorksDone): CompareRow[] =>
  proposals.some(({ provider_id }) => (works.get(provider_id) ?? 0) > 0)
    ? [
        {
          key: label,
          label,
          size: 'text',
          cells: proposals.map(({ id, provider_id }) => ({ id, text: String(works.get(provider_id) ?? '—'), tone: 'plain', isLowest: false })),
        },
      ]
    : []
