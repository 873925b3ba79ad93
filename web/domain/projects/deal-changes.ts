import { digestOf } from '#domain/ids'
import type { Deal, DealChange, DealStage, Side } from '#domain/projects/deal'
import { isPaid, moneyOf } from '#domain/projects/deal'
import { sumOf } from '#domain/projects/quote'

/** Bounds for each side: waiting for an answer, and in all. Product 122. */
const MOST_WAITING_CHANGES = 3
const MOST_CHANGES = 10

/** Letters. */
export const MOST_CHANGE_TEXT = 500

export function mayProposeMore({ changes }: Deal, side: Side): boolean {
  const own = changes.filter(({ by }) => by === side)
  return own.length < MOST_CHANGES && own.filter(({ answer }) => answer === '').length < MOST_WAITING_CHANGES
}

/** Named by an answer: after a restore another change may stand under the same id. Product 122, rule P11b. */
export const changeDigest = ({ text, amount, days }: Pick<DealChange, 'text' | 'amount' | 'days'>): string =>
  digestOf(JSON.stringify([text, amount, days]))

/** Takes no more from the price than what is still to be paid. */
export const fitsIn = (deal: Deal, { amount }: Pick<DealChange, 'amount'>): boolean => sumOf([moneyOf(deal).due, amount]) >= 0

/** An addition is a stage of its own; a deduction goes from the last stages that are not paid. */
export function stagesAfter({ stages }: Deal, { id, amount }: DealChange): DealStage[] {
  if (amount > 0) return [...stages, { id, name: '', amount, done_at: '', paid_at: '', received_at: '' }]
  let less = -amount
  return stages
    .toReversed()
    .map((stage) => {
      if (less === 0 || isPaid(stage)) return stage
      const taken = Math.min(less, stage.amount)
      less = sumOf([less, -taken])
      return { ...stage, amount: sumOf([stage.amount, -taken]) }
    })
    .toReversed()
}
