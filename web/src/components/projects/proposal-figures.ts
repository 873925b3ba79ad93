import { formatMoney } from '#domain/values/money'

/** In reais: negative is below. Null without a budget. */
export const differenceToBudget = (amount: number, budget: number): number | null => (budget > 0 ? cents(amount - budget) : null)

const cents = (reais: number): number => Math.round(reais * 100) / 100

type DifferenceWords = { below: (money: string) => string; above: (money: string) => string; equal: string }

export function differenceText(difference: number, { below, above, equal }: DifferenceWords): string {
  if (difference === 0) return equal
  return difference < 0 ? below(formatMoney(-difference)) : above(formatMoney(difference))
}

/** null without a change. */
export const earlierAmount = ({ amount, revisions }: { amount: number; revisions: readonly { amount: number }[] }): number | null =>
  revisions.find((revision) => revision.amount !== amount)?.amount ?? null
