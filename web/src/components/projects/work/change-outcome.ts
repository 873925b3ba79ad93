import type { Proposal } from '#domain/documents'
import { agreedDays, agreedPrice, type Deal, type DealChange } from '#domain/projects/deal'
import { formatMoney } from '#domain/values/money'
import { saoPauloDay } from '#domain/values/sao-paulo'
import { texts } from '#texts'
import { fullDay } from '../quote/quote-facts'

const words = texts.work.changes

/** 'O valor passa de R$ 4.350,00 para R$ 4.850,00.': what becomes of price and last day once a change is accepted. Product 122. */
export function changeOutcome(proposal: Proposal, deal: Deal, change: Pick<DealChange, 'amount' | 'days'>): string[] {
  const accepted: DealChange = { ...change, id: '', by: 'owner', text: '', at: '', answer: 'accepted', answered_at: '' }
  const then = { ...deal, changes: [...deal.changes, accepted] }
  const [price, days] = [agreedPrice(proposal, then), agreedDays(proposal, then)]
  const outcome = [
    ...(change.amount === 0 ? [] : [words.priceBecomes(formatMoney(agreedPrice(proposal, deal)), formatMoney(price))]),
    ...(change.days === 0 ? [] : [words.daysBecome(texts.times.days(days), fullDay(saoPauloDay(deal.accepted_at, days)))]),
  ]
  return outcome.length > 0 ? outcome : [words.nothingBecomes]
}
