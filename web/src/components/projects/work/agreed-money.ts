import type { Project, Proposal } from '#domain/documents'
import { agreedPrice, dealOf, moneyOf } from '#domain/projects/deal'
import { formatMoney } from '#domain/values/money'
import { texts } from '#texts'

/** On the card of a deal: its price with what was changed, and what is paid of it, if anything. Product 121. */
export function agreedMoney(proposal: Proposal, project: Project): { price: string; paid: string | undefined } {
  const deal = dealOf(proposal, project)
  const { paid } = moneyOf(deal)
  return { price: formatMoney(agreedPrice(proposal, deal)), paid: paid > 0 ? texts.work.paid(formatMoney(paid)) : undefined }
}
