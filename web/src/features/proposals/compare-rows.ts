import type { Project, Proposal } from '#domain/documents'
import { formatMoney } from '#domain/values/money'
import { texts } from '#texts'
import { differenceText, differenceToBudget, earlierAmount } from '../../components/projects/proposal-figures'
import type { OfferGroup } from './offer-groups'

const words = texts.proposals.manage

/** `isLowest` tints the cell. `isMissing`: its provider has not said. */
export type CompareCell = {
  id: string
  text: string
  note?: string
  tone: 'plain' | 'ok' | 'bad' | 'soft'
  isLowest: boolean
  isMissing?: boolean
}

/** `size` of the figures. `isMarked`: the lowest has a mark besides its colour. */
export type CompareRow = {
  key: string
  label: string
  sub?: string
  size: 'large' | 'medium' | 'text' | 'small'
  isMarked?: boolean
  cells: CompareCell[]
}

/** A cell per proposal, group by group. The lowest is marked within its group; the budget compares only with complete proposals. Product 53. */
export function compareRows({ budget }: Pick<Project, 'budget'>, groups: readonly OfferGroup[]): CompareRow[] {
  const cellsOf = (figureOf: (proposal: Proposal) => number, cellOf: (proposal: Proposal, group: OfferGroup) => Partial<CompareCell>) =>
    groups.flatMap((group) => {
      // A proposal whose deal was undone cannot be accepted: it is no measure.
      const lowest = lowestOf(group.proposals.map((proposal) => (proposal.undone_by === '' ? figureOf(proposal) : Number.POSITIVE_INFINITY)))
      return group.proposals.map((proposal, index) => ({
        ...plainCell(proposal),
        isLowest: lowest[index] ?? false,
        ...cellOf(proposal, group),
      }))
    })

  return [
    { key: 'total', label: words.rows.total, size: 'large', isMarked: true, cells: cellsOf(amountOf, totalCell) },
    ...(budget > 0 && groups.some(({ isWhole }) => isWhole)
      ? [
          {
            key: 'difference',
            label: words.rows.difference,
            sub: formatMoney(budget),
            size: 'text' as const,
            cells: cellsOf(amountOf, (proposal, { isWhole }) => (isWhole ? differenceCell(proposal, budget) : { text: '—', isLowest: false })),
          },
        ]
      : []),
    {
      key: 'days',
      label: words.rows.days,
      size: 'medium',
      isMarked: true,
      cells: cellsOf(
        ({ duration_days }) => duration_days,
        ({ duration_days }) => ({ text: texts.times.days(duration_days) }),
      ),
    },
  ]
}

/** None where all are alike, or alone. */
export function lowestOf(values: readonly number[]): boolean[] {
  const lowest = Math.min(...values)
  const areAlike = values.filter(Number.isFinite).every((value) => value === lowest)
  return values.map((value) => value === lowest && !areAlike)
}

const amountOf = ({ amount }: Proposal): number => amount

const plainCell = ({ id }: Proposal): CompareCell => ({ id, text: '', tone: 'plain', isLowest: false })

function totalCell(proposal: Proposal): Partial<CompareCell> {
  const before = earlierAmount(proposal)
  return { text: formatMoney(proposal.amount), ...(before === null ? {} : { note: texts.proposals.figures.before(formatMoney(before)) }) }
}

function differenceCell(proposal: Proposal, budget: number): Partial<CompareCell> {
  const difference = differenceToBudget(proposal.amount, budget) ?? 0
  return { text: differenceText(difference, words), tone: difference > 0 ? 'bad' : difference < 0 ? 'ok' : 'plain' }
}
