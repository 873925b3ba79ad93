import type { Project, Proposal } from '#domain/documents'
import { formatMoney } from '#domain/money'
import { texts } from '#texts'
import { differenceText, differenceToBudget, earlierAmount, perDay } from '../../components/proposal-figures'

const words = texts.proposals.manage

/** `isLowest` tints the cell. */
type CompareCell = { id: string; text: string; note?: string; tone: 'plain' | 'ok' | 'bad'; isLowest: boolean }

/** `size`: how large its figures are. `isMarked`: what is lowest is said by a mark as well as by colour. */
export type CompareRow = { key: string; label: string; sub?: string; size: 'large' | 'medium' | 'text'; isMarked?: boolean; cells: CompareCell[] }

/** What proposals are compared by, a row each. What is lowest in a row is marked; nobody wins. Product 53. */
export function compareRows({ budget }: Pick<Project, 'budget'>, proposals: readonly Proposal[]): CompareRow[] {
  const lowestTotal = lowestOf(proposals.map(({ amount }) => amount))
  const lowestDays = lowestOf(proposals.map(({ duration_days }) => duration_days))
  const perDays = proposals.map(({ amount, duration_days }) => perDay(amount, duration_days))
  const lowestPerDay = lowestOf(perDays)

  const total = proposals.map((proposal, index) => {
    const before = earlierAmount(proposal)
    const note = before === null ? {} : { note: texts.proposals.figures.before(formatMoney(before)) }
    return { ...plainCell(proposal, formatMoney(proposal.amount)), ...note, isLowest: lowestTotal[index] ?? false }
  })
  const difference = proposals.map((proposal, index) => ({
    ...differenceCell(proposal, budget),
    isLowest: lowestTotal[index] ?? false,
  }))
  const days = proposals.map((proposal, index) => ({
    ...plainCell(proposal, texts.times.days(proposal.duration_days)),
    isLowest: lowestDays[index] ?? false,
  }))
  const daily = proposals.map((proposal, index) => ({
    ...plainCell(proposal, formatMoney(perDays[index] ?? 0)),
    isLowest: lowestPerDay[index] ?? false,
  }))
  const includes = proposals.map((proposal) => plainCell(proposal, texts.labels.proposalType[proposal.proposal_type]))

  return [
    { key: 'includes', label: words.rows.includes, size: 'text', cells: includes },
    { key: 'total', label: words.rows.total, size: 'large', isMarked: true, cells: total },
    ...(budget > 0 ? [{ key: 'difference', label: words.rows.difference, sub: formatMoney(budget), size: 'text' as const, cells: difference }] : []),
    { key: 'days', label: words.rows.days, size: 'medium', isMarked: true, cells: days },
    { key: 'perDay', label: words.rows.perDay, size: 'text', isMarked: true, cells: daily },
  ]
}

/** Which values are the lowest of their row; none where all are alike, or alone. */
export function lowestOf(values: readonly number[]): boolean[] {
  const lowest = Math.min(...values)
  const areAlike = values.every((value) => value === lowest)
  return values.map((value) => value === lowest && !areAlike)
}

const plainCell = ({ id }: Proposal, text: string): CompareCell => ({ id, text, tone: 'plain', isLowest: false })

function differenceCell(proposal: Proposal, budget: number): CompareCell {
  const difference = differenceToBudget(proposal.amount, budget) ?? 0
  const text = differenceText(difference, words)
  return { ...plainCell(proposal, text), tone: difference > 0 ? 'bad' : difference < 0 ? 'ok' : 'plain' }
}
