import type { Project, Proposal } from '#domain/documents'
import { agreedDays, agreedPrice, dealOf, moneyOf } from '#domain/projects/deal'
import { formatMoney } from '#domain/values/money'
import { texts } from '#texts'

export type AgreedTerms = { price: string; days: number; paid: string | undefined }

/** On the card of a deal: its price and days with what was changed, and what is paid, if anything. Product 121 and 122. */
export function agreedTerms(proposal: Proposal, project: Project): AgreedTerms {
  const deal = dealOf(proposal, project)
  const { paid } = moneyOf(deal)
  return {
    price: formatMoney(agreedPrice(proposal, deal)),
    days: agreedDays(proposal, deal),
    paid: paid > 0 ? texts.work.paid(formatMoney(paid)) : undefined,
  }
}

/** Price in reais where the proposal's project is not at hand: with its changes while its deal stands. */
export const standingPrice = (proposal: Proposal): number => {
  const { status, deal, amount } = proposal
  return status === 'accepted' && deal && !deal.undone_at ? agreedPrice(proposal, deal) : amount
}
