import type { Deal, DealChange, DealStage } from '#domain/projects/deal'
import { isPaid, moneyOf } from '#domain/projects/deal'
import { sumOf } from '#domain/projects/quote'

/** Waiting for an answer, and in all. Product 122. */
export const MOST_WAITING_CHANGES = 3
export const MOST_CHANGES = 20

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
